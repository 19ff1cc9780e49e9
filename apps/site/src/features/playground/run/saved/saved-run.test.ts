import { expect, test } from "vitest";
import { IDLE, type RunState } from "../state/run-state.ts";
import { measure, MOST_RUN_BYTES, toRunState, toSavedRun } from "./saved-run.ts";
import { listSecrets } from "./secrets.ts";

const CALL = {
	task: "conversational",
	provider: "groq",
	model: "a/b",
	scenario: "",
	stream: true,
	routed: false,
};
const KEY = "gsk_0123456789";
const WHEN = { id: "1", at: 5, secrets: listSecrets({ kind: "key", key: ` ${KEY} ` }) };

function runOf(changed: Partial<RunState>): RunState {
	const args = { messages: [{ role: "user", content: "İyi günler" }] };
	return { ...IDLE, status: "done", connection: "key", call: { ...CALL, args }, ...changed };
}

test("a run is kept with its target, its texts, its answer and its times", () => {
	const output = { text: "Merhaba", reasoning: "", toolCalls: [] };
	const usage = { promptTokens: 3, completionTokens: 2 };
	const saved = toSavedRun(runOf({ output, tookMs: 30, firstChunkMs: 10, usage }), WHEN);
	expect(saved).toMatchObject({
		target: { task: "conversational", provider: "groq", model: "a/b", scenario: "", connection: "key" },
		input: "İyi günler",
		answer: "Merhaba",
		tookMs: 30,
		usage,
		output,
	});
	const shown = saved && toRunState(saved);
	expect(shown).toMatchObject({ status: "done", output, tookMs: 30, connection: "key" });
});

test("a run of a chat is listed by the last message of the reader's", () => {
	const messages = ["Merhaba", "Devam et", "Sonra?"].flatMap((content) => [
		{ role: "user", content },
		{ role: "assistant", content: "Tamam" },
	]);
	const call = { ...CALL, args: { messages } };
	expect(toSavedRun(runOf({ call }), WHEN)?.input).toBe("Sonra?");
});

test("neither a key nor the URL of a server is kept, wherever they stand", () => {
	const error = new Error(`No ${KEY} at http://localhost:8000/v1`);
	const run = runOf({
		status: "failed",
		error,
		output: { text: `It is ${KEY}.`, [KEY]: KEY },
		call: { ...CALL, args: { messages: [{ content: KEY }] }, endpointUrl: "http://localhost:8000/v1" },
	});
	const secrets = listSecrets({
		kind: "endpoint",
		url: "http://localhost:8000/v1",
		form: "openai",
		key: KEY,
	});
	const text = JSON.stringify(toSavedRun(run, { ...WHEN, secrets }));
	expect(text).not.toContain(KEY);
	expect(text).not.toContain("localhost");
	expect(text).toContain("$API_KEY");
	expect(text).toContain("$ENDPOINT");
});

test("the URL of a mirror of the hub is not kept, nor is its host in an error", () => {
	const hubUrl = "https://hub.acme.example/models";
	const error = new Error("No answer came from hub.acme.example for the files of acme/fox.");
	const args = { inputs: `From ${hubUrl}` };
	const run = runOf({ status: "failed", error, call: { ...CALL, args, hubUrl } });
	const text = JSON.stringify(toSavedRun(run, { ...WHEN, secrets: listSecrets({ kind: "local", hubUrl }) }));
	expect(text).not.toContain("acme.example");
	expect(text).toContain("No answer came from $HUB for");
	expect(listSecrets({ kind: "local" }).size).toBe(0);
});

test("a run that goes on, or was never begun, is none to keep", () => {
	expect(toSavedRun(runOf({ status: "streaming" }), WHEN)).toBeUndefined();
	expect(toSavedRun({ ...IDLE, status: "done" }, WHEN)).toBeUndefined();
});

test("files that are too large are left out, and the run says so", () => {
	const file = new Blob([new Uint8Array(MOST_RUN_BYTES)]);
	const args = { inputs: file, parameters: { prompt: "tilki" } };
	const saved = toSavedRun(runOf({ call: { ...CALL, args }, output: "kısa" }), WHEN);
	expect(saved).toMatchObject({
		isWithoutFiles: true,
		args: { parameters: { prompt: "tilki" } },
		output: "kısa",
	});
	expect(measure(saved?.args)).toBeLessThan(1000);
	const small = toSavedRun(runOf({ call: { ...CALL, args: { inputs: new Blob(["a"]) } } }), WHEN);
	expect(small?.args["inputs"]).toBeInstanceOf(Blob);
	expect(small?.isWithoutFiles).toBeUndefined();
});
