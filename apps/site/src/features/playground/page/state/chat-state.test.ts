import { expect, it } from "vitest";
import { readMessages } from "../../form/chat/messages.ts";
import type { UserTurn } from "../../form/chat/turns.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import {
	type ChatState,
	clearChat,
	closeCalls,
	listItems,
	printChat,
	readChat,
	readKeptChat,
	removeFrom,
	sendAgain,
	sendEdited,
	sendOnceMore,
	sendResults,
	sendTyped,
	showOther,
	takeAnswer,
	toKeptVersions,
} from "./chat-state.ts";
import { reopenChat } from "../saved/reopen-chat.ts";

const typed = (text: string): UserTurn => ({ role: "user", text, attachments: [] });
const ended = (text: string, changed: Partial<RunState> = {}): RunState => ({
	...IDLE,
	status: "done",
	output: { text, reasoning: "", toolCalls: [] },
	...changed,
});
const textsOf = (chat: ChatState): string =>
	listItems(chat)
		.map(({ item }) => item.turn.text)
		.join(" ");
const say = (chat: ChatState, text: string, answer: string): ChatState =>
	takeAnswer(sendTyped({ ...chat, pending: typed(text) }), ended(answer));

const TWO = say(say(readChat("[]"), "a", "A"), "b", "B");

it("begins with the last message of a form still to be sent, and prints the same messages", () => {
	const messages = JSON.stringify([
		{ role: "system", content: "s" },
		{ role: "user", content: "a" },
		{ role: "assistant", content: "A" },
		{ role: "user", content: "b" },
	]);
	const chat = readChat(messages);
	expect([textsOf(chat), chat.pending.text, chat.system]).toEqual(["a A", "b", "s"]);
	expect(printChat(chat)).toBe(messages);
	expect(printChat(sendTyped(chat))).toBe(messages);
});

it("holds what was typed while an answer came back from the call, until it has come", () => {
	const waiting = { ...sendTyped({ ...TWO, pending: typed("c") }), pending: typed("d") };
	expect(readMessages(printChat(waiting)).turns.at(-1)).toEqual(typed("c"));
	expect(readMessages(printChat(takeAnswer(waiting, ended("C")))).turns.at(-1)).toEqual(typed("d"));
});

it("answers anew as another version, and goes back", () => {
	const again = takeAnswer(sendAgain(TWO, 1), ended("A2"));
	expect(textsOf(sendAgain(TWO, 1))).toBe("a");
	expect(textsOf(again)).toBe("a A2");
	expect(listItems(again)[1]).toMatchObject({ version: 1, versions: 2 });
	expect(textsOf(showOther(again, 1, 0))).toBe("a A b B");
});

it("keeps the earlier answer when the new one never came", () => {
	const failed = takeAnswer(sendAgain(TWO, 3), { ...IDLE, status: "failed" });
	expect(textsOf(failed)).toBe("a A b B");
	expect(failed).toMatchObject({ isOpen: true, isWaiting: false });
});

it("tries the chosen answer again, not the last one, after a new one has failed", () => {
	const failed = takeAnswer(sendAgain(TWO, 1), { ...IDLE, status: "failed" });
	expect(textsOf(failed)).toBe("a A b B");
	const again = sendOnceMore(failed);
	expect(textsOf(again)).toBe("a");
	expect(textsOf(takeAnswer(again, { ...IDLE, status: "failed" }))).toBe("a A b B");
	expect(textsOf(takeAnswer(again, ended("A2")))).toBe("a A2");
	const moved = showOther(failed, 3, 0);
	expect(textsOf(sendOnceMore(moved))).toBe("a A b");
});

it("sends once more without what is being typed", () => {
	const failed = takeAnswer(sendTyped({ ...TWO, pending: typed("c") }), { ...IDLE, status: "failed" });
	const again = sendOnceMore({ ...failed, pending: typed("d") });
	expect([textsOf(again), again.pending.text]).toEqual(["a A b B c", "d"]);
	expect(readMessages(printChat(again)).turns.at(-1)).toEqual(typed("c"));
	expect(textsOf(sendOnceMore(TWO))).toBe("a A b");
});

it("edits: a message of the reader is sent, one of the model is not", () => {
	const edited = sendEdited(TWO, 2, "b2");
	expect([textsOf(edited), edited.isWaiting]).toEqual(["a A b2", true]);
	const corrected = sendEdited(TWO, 1, "A2");
	expect([textsOf(corrected), corrected.isWaiting]).toEqual(["a A2", false]);
	expect(textsOf(showOther(corrected, 1, 0))).toBe("a A b B");
});

it("keeps what a stopped answer has brought, but no call that was not whole", () => {
	const call = { id: "1", name: "f", args: '{"a' };
	const stopped = ended("yar", { status: "stopped" });
	expect(textsOf(takeAnswer(sendTyped({ ...TWO, pending: typed("c") }), stopped))).toBe("a A b B c yar");
	const cut = ended("", { status: "stopped", output: { text: "", reasoning: "", toolCalls: [call] } });
	expect(takeAnswer(sendTyped({ ...TWO, pending: typed("c") }), cut)).toMatchObject({ isOpen: true });
});

it("sends results after the call of a tool, whose id may be missing", () => {
	const called = { text: "", reasoning: "", toolCalls: [{ id: "", name: "f", args: "{}" }] };
	const chat = takeAnswer(sendTyped({ ...TWO, pending: typed("c") }), ended("", { output: called }));
	const sent = sendResults(chat, new Map([["call_0", "4"]]));
	expect(readMessages(printChat(sent)).turns.slice(-2)).toEqual([
		{ role: "assistant", text: "", toolCalls: [{ id: "call_0", name: "f", args: "{}" }] },
		{ role: "tool", callId: "call_0", text: "4" },
	]);
});

it("sends the results of two calls that a model gave the same id", () => {
	const call = { id: "x", name: "f", args: "{}" };
	const called = { text: "", reasoning: "", toolCalls: [call, call] };
	const chat = takeAnswer(sendTyped({ ...TWO, pending: typed("c") }), ended("", { output: called }));
	const sent = sendResults(chat, [
		["x", "4"],
		["x", "5"],
	]);
	expect(readMessages(printChat(sent)).turns.slice(-2)).toEqual([
		{ role: "tool", callId: "x", text: "4" },
		{ role: "tool", callId: "x", text: "5" },
	]);
});

it("removes a message with what follows", () => {
	expect(textsOf(removeFrom(TWO, 2))).toBe("a A");
});

it("comes back from the history with its answer and every version", () => {
	const again = sendAgain(TWO, 1);
	const versions = toKeptVersions(again);
	const args = { messages: JSON.parse(printChat(again)) as unknown };
	const call = {
		task: "conversational",
		provider: "",
		model: "",
		args,
		stream: true,
		routed: true,
		scenario: "",
	};
	const back = reopenChat(ended("A2", { call: { ...call, versions } }), printChat(again));
	expect(textsOf(back)).toBe("a A2");
	expect(textsOf(showOther(back, 1, 0))).toBe("a A b B");
	const plain = reopenChat(ended("B", { call }), printChat(sendTyped({ ...TWO, pending: typed("c") })));
	expect(textsOf(plain)).toBe("a A b B c B");
	expect(toKeptVersions(plain)).toBeUndefined();
});

it("is sent from the history as it was", () => {
	const again = sendAgain(TWO, 1);
	const kept = toKeptVersions(again);
	const back = kept && sendTyped(readKeptChat(printChat(again), kept));
	expect(back && printChat(back)).toBe(printChat(again));
	expect(back && textsOf(takeAnswer(back, ended("A3")))).toBe("a A3");
});

it("an open call of a tool gets a result before the next message, an answered one does not", () => {
	const output = { text: "", reasoning: "", toolCalls: [{ id: "c1", name: "acme", args: "{}" }] };
	const called = takeAnswer(sendTyped({ ...TWO, pending: typed("c") }), { ...ended(""), output });
	const sent = sendTyped(closeCalls({ ...called, pending: typed("d") }, "not run"));
	expect(readMessages(printChat(sent)).turns.slice(-2)).toEqual([
		{ role: "tool", callId: "c1", text: "not run" },
		typed("d"),
	]);
	expect(closeCalls(sent, "not run").branches).toEqual(sent.branches);
});

it("begins anew with its system prompt and what is being typed", () => {
	const cleared = clearChat({ ...TWO, system: "s", pending: typed("c") });
	expect(readMessages(printChat(cleared))).toEqual({ system: "s", turns: [typed("c")] });
});
