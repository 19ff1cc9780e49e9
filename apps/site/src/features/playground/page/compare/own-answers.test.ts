import { expect, test } from "vitest";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { findOwn, listPaths, listToolSteps, putRun, toOwnArgs, toMessagePath } from "./own-answers.ts";
import type { OwnAnswer } from "../state/shown-comparison.ts";

const user = (content: string) => ({ role: "user", content });
const model = (content: string) => ({ role: "assistant", content });
const system = { role: "system", content: "Kısa yaz." };

let clock = 0;
function answered(own: readonly OwnAnswer[], messages: readonly object[], text: string) {
	clock += 1;
	const run: RunState = { ...IDLE, status: "done", startedAt: clock, output: { text, toolCalls: [] } };
	return putRun(own, toMessagePath({ messages }) ?? "", run);
}

test("a compared model goes on with what it said itself", () => {
	const first = { messages: [system, user("a")], temperature: 0 };
	expect(toOwnArgs(first, [])).toEqual(first);
	const own = answered([], first.messages, "benim a");
	const second = { messages: [system, user("a"), model("onun a"), user("b")], temperature: 0 };
	expect(toOwnArgs(second, own)).toEqual({
		messages: [system, user("a"), model("benim a"), user("b")],
		temperature: 0,
	});
});

test("it goes on with its own answer where the first model has failed", () => {
	const own = answered([], [user("a")], "benim a");
	expect(toOwnArgs({ messages: [user("a"), user("b")] }, own)).toEqual({
		messages: [user("a"), model("benim a"), user("b")],
	});
});

test("an answer belongs to all messages before it, the edited ones too", () => {
	const own = answered([], [user("a"), model("onun a"), user("b")], "benim b");
	const edited = { messages: [user("A"), model("onun A"), user("b"), model("onun b"), user("c")] };
	expect(toOwnArgs(edited, own)).toEqual(edited);
});

test("an answer given anew is asked with what comes before it alone", () => {
	const own = answered(answered([], [user("a")], "benim a"), [user("a"), user("b")], "benim b");
	expect(toOwnArgs({ messages: [user("a"), model("onun a"), user("b")] }, own)).toEqual({
		messages: [user("a"), model("benim a"), user("b")],
	});
});

test("calls of tools by the first model are not put into another's mouth", () => {
	const own = answered([], [user("saat?")], "Bilmiyorum.");
	const called = [
		user("saat?"),
		{ role: "assistant", tool_calls: [{ id: "1" }] },
		{ role: "tool", tool_call_id: "1", content: "12.00" },
		model("On iki."),
		user("sağ ol"),
	];
	expect(toOwnArgs({ messages: called }, own)).toEqual({
		messages: [user("saat?"), model("Bilmiyorum."), user("sağ ol")],
	});
});

test("a model goes on with its own calls of tools and their results", () => {
	const steps = [
		{ role: "assistant", tool_calls: [{ id: "1" }] },
		{ role: "tool", tool_call_id: "1", content: "12.00" },
	];
	const called = { toolCalls: [{ id: "1", name: "saat", args: "{}" }], text: "" };
	const asking: RunState = { ...IDLE, status: "done", startedAt: 100, output: called };
	const path = toMessagePath({ messages: [user("saat?")] }) ?? "";
	const messages = [user("saat?"), ...steps];
	const call = {
		task: "",
		provider: "",
		model: "",
		stream: true,
		routed: false,
		scenario: "",
		args: { messages },
	};
	const given: RunState = { ...IDLE, status: "done", startedAt: 101, call, output: { text: "On iki." } };
	expect(toMessagePath({ messages })).toBe(path);
	expect(toOwnArgs({ messages }, putRun([], path, asking))).toEqual({ messages });
	const own = putRun(putRun(putRun([], path, asking), path, { ...given, output: undefined }), path, given);
	expect(own).toEqual([{ path, runs: [given], shown: 0 }]);
	expect(listToolSteps(given)).toEqual(steps);
	expect(toOwnArgs({ messages: [user("saat?"), model("onun"), user("sağ ol")] }, own)).toEqual({
		messages: [user("saat?"), ...steps, model("On iki."), user("sağ ol")],
	});
});

test("the conversation goes on with the shown version, and what has failed is none", () => {
	const messages = [user("a")];
	const path = toMessagePath({ messages }) ?? "";
	const failed = putRun([], path, { ...IDLE, status: "failed", startedAt: -1 });
	const own = answered(answered(failed, messages, "bir"), messages, "iki");
	expect(own[0]?.runs).toHaveLength(2);
	expect(findOwn(own, path)?.output).toMatchObject({ text: "iki" });
	expect(findOwn([{ path, runs: own[0]?.runs ?? [], shown: 0 }], path)?.output).toMatchObject({
		text: "bir",
	});
});

test("messages of the same length have different keys", () => {
	expect(new Set(listPaths([user("ab"), user("ba"), user("ab")])).size).toBe(3);
	expect(toMessagePath({ messages: [user("ab")] })).not.toBe(toMessagePath({ messages: [user("ba")] }));
});

test("what is no chat stays as it is", () => {
	expect(toOwnArgs({ inputs: "a" }, [])).toEqual({ inputs: "a" });
	expect(toMessagePath({ inputs: "a" })).toBeUndefined();
});
