import { expect, it } from "vitest";
import { readLink } from "../../run/saved/share-link.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { packForm } from "./pack-form.ts";

const target = {
	task: "summarization",
	provider: "groq",
	model: "a/b",
	scenario: "",
	connection: "key",
} as const;
const CALL = { ...target, args: { inputs: "Uzun." }, stream: false, routed: true };
const RUN: RunState = { status: "done", connection: "key", call: CALL, exchanges: [], attempts: [] };
const comparison = { comparedModels: [], columnOf: () => ({ run: IDLE, answers: [] }) };
const PAGE = "https://pusula.example/playground/";

async function pack(
	output: unknown,
	secrets = new Map<string, string>(),
	call = CALL,
	status: RunState["status"] = "done",
) {
	const packed = await packForm(
		{
			state: target,
			form: { draft: { inputs: "Uzun.", file: new Blob(["x"]) }, compared: [] },
			shown: { run: { ...RUN, output, status }, call, connection: "key", comparison },
			kind: "text",
			secrets,
		},
		PAGE,
	);
	if (!packed) throw new Error("There is a form.");
	return { ...packed, read: await readLink(new URL(packed.link).hash, [target.task]) };
}

it("a link carries the answer where it fits, without secrets", async () => {
	const { read, left } = await pack("Kısa: my-key", new Map([["my-key", "$API_KEY"]]));
	expect(read).toEqual({ target, texts: { inputs: "Uzun." }, compared: [], answer: "Kısa: $API_KEY" });
	expect(left).toBeUndefined();
});

it("a link too long with its answer carries the form alone, and says why", async () => {
	const text = Array.from({ length: 3000 }, (_, index) => (index * 7919).toString(36)).join(" ");
	const { read, left, runs } = await pack(text);
	expect(read).toEqual({ target, texts: { inputs: "Uzun." }, compared: [] });
	expect([left, runs[0]?.run.output]).toEqual(["tooLong", text]);
});

it("an answer with files, and one of another form, stay out of the link, and say so", async () => {
	expect(await pack(new Blob(["a"]))).toMatchObject({ left: "files", runs: [{ run: { status: "done" } }] });
	const other = await pack("Kısa.", new Map(), { ...CALL, args: { inputs: "Başka." } });
	expect(other.left).toBe("ofOther");
	expect(other.runs).toEqual([]);
	expect(other.read).not.toHaveProperty("answer");
});

it("an answer that was stopped goes into neither link nor file, and is said to stay behind", async () => {
	const { left, runs, read } = await pack("Kı", new Map(), CALL, "stopped");
	expect(left).toBe("unfinished");
	expect(runs).toEqual([]);
	expect(read).not.toHaveProperty("answer");
});
