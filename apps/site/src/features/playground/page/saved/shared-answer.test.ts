import type { OutputKind } from "@pusula/tasks";
import { expect, it } from "vitest";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { RunState } from "../../run/state/run-state.ts";
import { readSharedAnswer } from "./shared-answer.ts";

const CALL: PlaygroundCall = {
	task: "summarization",
	provider: "hf-inference",
	model: "a/b",
	scenario: "",
	args: { inputs: "Uzun.", parameters: { min_length: 3 } },
	stream: false,
	routed: true,
};
const RUN: RunState = {
	status: "done",
	connection: "key",
	call: CALL,
	output: { summary_text: "Kısa." },
	exchanges: [],
	attempts: [],
};
const share = (run: Partial<RunState>, call: Partial<PlaygroundCall> = {}, kind: OutputKind = "text") =>
	readSharedAnswer(kind, { run: { ...RUN, ...run }, connection: "key", call: { ...CALL, ...call } });

it("shares an answer as text, or as JSON where it is none", async () => {
	expect(await share({})).toMatchObject({ text: "Kısa." });
	const output = [{ label: "kedi", score: 0.9 }];
	const { text = "" } = await share({ output }, {}, "labels");
	expect(JSON.parse(text)).toEqual(output);
});

it("shares no answer where none has come", async () => {
	for (const run of [
		{ status: "idle", output: undefined, call: undefined },
		{ status: "failed", output: undefined },
		{ output: undefined },
	] as const)
		expect(await share(run)).toEqual({});
});

it("an answer that is shown but not whole is said to be unfinished", async () => {
	for (const status of ["running", "streaming", "stopped", "failed"] as const)
		expect(await share({ status })).toEqual({ isUnfinished: true });
	expect(await share({ status: "stopped" }, { model: "a/c" })).toEqual({ isUnfinished: true });
});

it("an answer to another call is not that of the form", async () => {
	for (const call of [{ model: "a/c" }, { args: { inputs: "Başka." } }, { args: { ...CALL.args, more: 1 } }])
		expect(await share({}, call)).toEqual({ isOfOther: true });
	expect(await share({ connection: "simulated" })).toEqual({ isOfOther: true });
});

it("files are told apart by what they hold, and those of an answer go into no link", async () => {
	const fileOf = (byte: number): Blob => new Blob([new Uint8Array([1, byte])], { type: "image/png" });
	const run = { call: { ...CALL, args: { inputs: fileOf(2) } } };
	expect(await share(run, { args: { inputs: fileOf(2) } })).toHaveProperty("text", "Kısa.");
	expect(await share(run, { args: { inputs: fileOf(3) } })).toEqual({ isOfOther: true });
	const made = await share({ output: fileOf(7) });
	expect(made).toHaveProperty("run");
	expect(made).not.toHaveProperty("text");
	const masks = [{ label: "kedi", score: 0.9, mask: "iVBORw0KGgo=" }];
	expect(await share({ output: masks }, {}, "masks")).not.toHaveProperty("text");
});
