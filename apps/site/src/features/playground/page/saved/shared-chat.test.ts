import { expect, it } from "vitest";
import type { UserTurn } from "../../form/chat/turns.ts";
import { readSavedFile } from "../../run/saved/read-saved-file.ts";
import { printSavedFiles } from "../../run/saved/saved-file.ts";
import { MOST_RUN_BYTES, toRunState } from "../../run/saved/saved-run.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import {
	type ChatState,
	listItems,
	readChat,
	sendAgain,
	sendTyped,
	showOther,
	takeAnswer,
} from "../state/chat-state.ts";
import { reopenChat } from "./reopen-chat.ts";
import { toSharedRecord } from "./shared-answer.ts";
import { toChatRun } from "./shared-chat.ts";

const CALL = {
	task: "conversational",
	provider: "groq",
	model: "acme/one",
	scenario: "",
	args: { messages: [] },
	stream: false,
	routed: true,
};
const ended = (text: string, changed: Partial<RunState> = {}): RunState => ({
	...IDLE,
	status: "done",
	connection: "key",
	call: CALL,
	output: { text, reasoning: "", toolCalls: [] },
	...changed,
});
const typed = (text: string): UserTurn => ({ role: "user", text, attachments: [] });
const say = (chat: ChatState, text: string, run: RunState): ChatState =>
	takeAnswer(sendTyped({ ...chat, pending: typed(text) }), run);
const textsOf = (chat: ChatState): string =>
	listItems(chat)
		.map(({ item }) => item.turn.text)
		.join(" ");

/** A chat as its file holds it. */
function recordOf(chat: ChatState) {
	const call = { ...CALL, model: "acme/now", endpointUrl: "https://me:pass@own.example" };
	const comparison = { comparedModels: [], columnOf: () => ({ run: IDLE, answers: [] }) };
	const made = toChatRun(chat, { run: IDLE, call, connection: "key", comparison });
	return made && toSharedRecord(made, { id: "r1", at: 1, secrets: new Map([["secret", "$API_KEY"]]) });
}

/** A chat as it comes out of the file that it was shared in. */
async function shareAndOpen(chat: ChatState): Promise<ChatState> {
	const run = recordOf(chat);
	if (!run) throw new Error("There is a conversation.");
	const [file] = await printSavedFiles([run], []);
	const text = (await file?.text()) ?? "";
	expect(text).not.toMatch(/secret|own\.example/);
	const read = readSavedFile(text, [CALL.task]);
	const found = "runs" in read ? read.runs[0] : undefined;
	if (!found) throw new Error("The file holds a run.");
	return reopenChat(toRunState(found), JSON.stringify(found.args["messages"]), found.simulated);
}

const SIMULATED = ended("A", { connection: "simulated", simulatedFrom: "example" });
const TWO = say(say(readChat(""), "a", SIMULATED), "b", ended("B secret"));

it("a shared chat comes out of its file with all versions, and the shown ones shown", async () => {
	const again = takeAnswer(sendAgain(TWO, 1), ended("A2"));
	const back = await shareAndOpen(again);
	expect(textsOf(back)).toBe("a A2");
	expect(textsOf(showOther(back, 1, 0))).toBe("a A b B $API_KEY");
	const earlier = await shareAndOpen(showOther(again, 1, 0));
	expect(textsOf(earlier)).toBe("a A b B $API_KEY");
	expect(textsOf(showOther(earlier, 1, 1))).toBe("a A2");
});

it("simulated answers of a shared chat stay labelled, those of versions that are not shown too", async () => {
	const linear = listItems(await shareAndOpen(TWO));
	expect(linear.map(({ item }) => item.run?.connection)).toEqual([undefined, "simulated", undefined, "key"]);
	const back = await shareAndOpen(takeAnswer(sendAgain(TWO, 1), ended("A2")));
	expect(listItems(showOther(back, 1, 0))[1]?.item.run).toMatchObject({ simulatedFrom: "example" });
});

it("a chat too large for its versions has the labels of what is shown", async () => {
	const long = "x".repeat(MOST_RUN_BYTES / 2);
	const one = say(readChat(""), "a", ended(long));
	const shown = say(takeAnswer(sendAgain(one, 1), SIMULATED), "b", ended("B"));
	const back = listItems(await shareAndOpen(shown));
	expect(back.map(({ item }) => item.run?.connection)).toEqual([undefined, "simulated", undefined, "key"]);
});

it("a chat whose last answer is under way is shared with what was said", async () => {
	const waiting = sendTyped({ ...TWO, pending: typed("c") });
	expect(textsOf(await shareAndOpen(waiting))).toBe("a A b B $API_KEY c");
});

it("a chat whose last answer an earlier page has made keeps who gave it, and that it is simulated", async () => {
	const answered = { provider: "cohere", model: "acme/then", status: 200, requestId: "1" };
	const old = ended("A", { ...SIMULATED, call: undefined, answered });
	const chat = say(readChat(""), "a", old);
	expect(recordOf(chat)).toMatchObject({
		target: { connection: "simulated", provider: "cohere", model: "acme/then" },
		answer: "A",
		answered,
		simulatedFrom: "example",
	});
	const [, answer] = listItems(await shareAndOpen(chat));
	expect(answer?.item).toMatchObject({ turn: { text: "A" }, run: { connection: "simulated" } });
	const own = say(chat, "b", ended("B", { call: undefined, connection: "endpoint", answered }));
	expect(recordOf(own)?.target).toMatchObject({ connection: "endpoint", provider: "", model: "acme/then" });
});

it("a chat whose last answer comes from somewhere unknown names no model, and not the chosen one", async () => {
	const unknown = readChat(
		JSON.stringify([
			{ role: "user", content: "a" },
			{ role: "assistant", content: "A" },
		]),
	);
	expect(recordOf(unknown)?.target).toMatchObject({ task: CALL.task, provider: "", model: "" });
	expect(textsOf(await shareAndOpen(unknown))).toBe("a A");
	const marked = say(readChat(""), "a", ended("A", { call: undefined, connection: "simulated" }));
	expect(recordOf(marked)?.target).toMatchObject({ connection: "simulated", model: "" });
});

it("the file names the model that has made the last answer, not the one that is chosen now", () => {
	const comparison = { comparedModels: [], columnOf: () => ({ run: IDLE, answers: [] }) };
	const shown = { run: IDLE, call: { ...CALL, model: "acme/now" }, connection: "key", comparison } as const;
	expect(toChatRun(TWO, shown)?.run.call?.model).toBe("acme/one");
	expect(toChatRun(readChat(""), shown)).toBeUndefined();
});
