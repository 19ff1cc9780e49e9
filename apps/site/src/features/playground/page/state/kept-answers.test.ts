import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubTabStore } from "../../../../lib/kept/test-store.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { toSavedRun } from "../../run/saved/saved-run.ts";
import { toOpenedForm } from "../saved/to-opened-form.ts";
import {
	listItems,
	printChat,
	readChat,
	readKeptChat,
	sendAgain,
	sendOnceMore,
	sendTyped,
	showOther,
	takeAnswer,
	toKeptVersions,
} from "./chat-state.ts";
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

beforeEach(() => void stubTabStore());

afterEach(() => vi.unstubAllGlobals());

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

it("each version of an answer keeps its own source", () => {
	const again = takeAnswer(sendAgain(CHAT, 1), { ...RUN, output: { ...Object(RUN.output), text: "B" } });
	keepAnswers("conversational", again);
	const kept = toKeptVersions(again) ?? { list: [] };
	const chat = recallAnswers("conversational", readKeptChat(printChat(again), kept));
	expect(listItems(chat)[1]?.item.run).toMatchObject({ connection: "simulated", output: { text: "B" } });
	expect(listItems(showOther(chat, 1, 0))[1]?.item.run).toMatchObject({
		simulatedFrom: "sample",
		output: { text: "A" },
	});
});

it("a store without room for the versions keeps the sources of the shown answers", () => {
	stubTabStore({ room: 5000 });
	const picture = { kind: "image", url: `data:image/png;base64,${"A".repeat(5000)}` } as const;
	const first = sendTyped({ ...readChat("[]"), pending: { ...typed, attachments: [picture] } });
	const twice = takeAnswer(sendAgain(takeAnswer(first, RUN), 1), { ...RUN, connection: "key" });
	keepAnswers("conversational", twice);
	const [, answer] = listItems(recallAnswers("conversational", readChat(printChat(twice))));
	expect(answer?.item.run).toMatchObject({ connection: "key", output: { text: "A" } });
});

it("an answer opened from the history has the source of its run", () => {
	const call = {
		task: "conversational",
		provider: "groq",
		model: "m",
		stream: true,
		routed: true,
		scenario: "",
	};
	const messages = [{ role: "user", content: "a" }];
	const run = toSavedRun(
		{ ...RUN, call: { ...call, args: { messages } } },
		{ id: "1", at: 1, secrets: new Map() },
	);
	const opened = run && toOpenedForm(run, false);
	const chat = readChat(JSON.stringify(opened?.args?.["messages"]));
	const [, answer] = listItems(recallAnswers("conversational", chat));
	expect(answer?.item.run).toMatchObject({ connection: "simulated", simulatedFrom: "sample" });
});

it("a message that was sent and not answered stays sent over a reload, beside what was typed meanwhile", () => {
	const next = { ...typed, text: "b" };
	const waiting = { ...sendTyped({ ...readChat("[]"), pending: typed }), pending: next };
	keepAnswers("conversational", waiting);
	const recalled = recallAnswers("conversational", readChat(printChat(waiting)));
	expect(listItems(recalled).map(({ item }) => item.turn.text)).toEqual(["a"]);
	expect(recalled).toMatchObject({ pending: next, isOpen: true, isWaiting: false });
});

it("a message that was only typed is still to be sent after a reload", () => {
	const writing = { ...CHAT, pending: { ...typed, text: "b" } };
	keepAnswers("conversational", writing);
	const recalled = recallAnswers("conversational", readChat(printChat(writing)));
	expect(listItems(recalled)).toHaveLength(2);
	expect(recalled).toMatchObject({ pending: writing.pending, isOpen: false });
});

it("an answer in the middle that was awaited anew is tried again after a reload", () => {
	const other: RunState = { ...RUN, output: { text: "B", reasoning: "", toolCalls: [] } };
	const longer = takeAnswer(sendTyped({ ...CHAT, pending: { ...typed, text: "b" } }), other);
	const waiting = sendAgain(longer, 1);
	keepAnswers("conversational", waiting);
	const recalled = recallAnswers("conversational", readChat(printChat(waiting)));
	expect(listItems(recalled)).toHaveLength(4);
	expect(printChat(sendOnceMore(recalled))).toBe(printChat(waiting));
});

it("the other versions of messages are there after a reload, also of an answer that is awaited anew", () => {
	const other: RunState = { ...RUN, output: { text: "B", reasoning: "", toolCalls: [] } };
	const twice = takeAnswer(sendAgain(CHAT, 1), other);
	keepAnswers("conversational", twice);
	const [, answer] = listItems(recallAnswers("conversational", readChat(printChat(twice))));
	expect(answer).toMatchObject({ version: 1, versions: 2, item: { turn: { text: "B" } } });

	const waiting = sendAgain(CHAT, 1);
	keepAnswers("conversational", waiting);
	const recalled = recallAnswers("conversational", readChat(printChat(waiting)));
	expect(listItems(recalled).map(({ item }) => item.turn.text)).toEqual(["a", "A"]);
	expect(listItems(recalled)[1]?.item.run).toMatchObject({ connection: "simulated" });
	expect(recalled).toMatchObject({ isOpen: true, isWaiting: false });
});
