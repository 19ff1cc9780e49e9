import { beforeEach, expect, it, vi } from "vitest";
import { IDLE, type RunState } from "../../run/run-state.ts";
import { listItems, printChat, readChat, sendTyped, takeAnswer } from "./chat-state.ts";
import { keepAnswers, recallAnswers } from "./kept-answers.ts";

const RUN: RunState = {
	...IDLE,
	status: "done",
	connection: "simulated",
	simulatedFrom: "sample",
	usage: { completionTokens: 2 },
	output: { text: "A", reasoning: "", toolCalls: [] },
};
const typed = { role: "user", text: "a", attachments: [] } as const;
const CHAT = takeAnswer(sendTyped({ ...readChat("[]"), pending: typed }), RUN);

beforeEach(() => {
	const store = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => store.get(name) ?? null,
		setItem: (name: string, value: string) => store.set(name, value),
	});
});

it("an answer keeps its source and its tokens over a reload", () => {
	keepAnswers("conversational", CHAT);
	const [, answer] = listItems(recallAnswers("conversational", readChat(printChat(CHAT))));
	expect(answer?.item.run).toMatchObject({
		status: "done",
		connection: "simulated",
		simulatedFrom: "sample",
		usage: { completionTokens: 2 },
		output: { text: "A" },
	});
});

it("another answer in its place has none", () => {
	keepAnswers("conversational", CHAT);
	const other = readChat(printChat(CHAT).replace('"A"', '"B"'));
	expect(listItems(recallAnswers("conversational", other)).map(({ item }) => item.run)).toEqual([
		undefined,
		undefined,
	]);
});
