import { describe, expect, it, vi } from "vitest";
import { exampleArgs } from "./example-args.ts";
import { LiteralError } from "../literals/text.ts";
import { describeSnippetCall } from "../plan/describe-call.ts";
import { getInferenceSnippets } from "../reference/get-inference-snippets.ts";
import { snippetsFor } from "../print/snippets.ts";
import type { SnippetCall } from "../types/snippet.ts";

const CHAT = { task: "conversational", provider: "groq", model: "acme/fox" } as const;

/** A list in a list in a list … */
function nest(levels: number): unknown {
	let value: unknown = "tilki";
	for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { value };
	return value;
}

function codeOfError(run: () => unknown): string | undefined {
	try {
		run();
	} catch (error) {
		return error instanceof LiteralError ? error.code : String(error);
	}
	return undefined;
}

const loop: Record<string, unknown> = { role: "user", content: "Merhaba" };
loop["self"] = { list: [loop] };
let wide: unknown = "tilki";
for (let level = 0; level < 40; level += 1) wide = [wide, wide];

describe("arguments that no snippet can hold", () => {
	const cases: readonly (readonly [string, string, object])[] = [
		["too-deep", "50,000 levels", { messages: nest(50_000) }],
		["too-deep", "50,000 levels in a field of its own", { messages: [], extra: nest(50_000) }],
		["cyclic", "an object inside itself", { messages: [loop] }],
		["too-large", "a list whose parts are the same list, 40 times", { messages: [], extra: wide }],
		["too-large", "a million numbers", { inputs: Array.from({ length: 1_000_000 }, () => 0) }],
	];

	it.each(cases)("are refused as %s: %s", (code, _what, args) => {
		expect(codeOfError(() => snippetsFor({ ...CHAT, args }))).toBe(code);
		expect(codeOfError(() => describeSnippetCall({ ...CHAT, args }))).toBe(code);
	});

	it("are refused for tasks whose field is a file as well", () => {
		const call: SnippetCall = { task: "image-to-text", provider: "hf-inference", model: "a/b", args: {} };
		expect(codeOfError(() => snippetsFor({ ...call, args: { inputs: nest(50_000) } }))).toBe("too-deep");
	});

	it("leave the published function without a snippet, and its reason on the console", () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const model = { id: "acme/fox", pipeline_tag: "text-classification", tags: [], inference: "" } as const;
		const inputs = nest(50_000) as object; // deeper than any form
		expect(getInferenceSnippets(model, "hf-inference", undefined, { inputs })).toEqual([]);
		expect(log.mock.calls.flat().join()).toContain("nested");
		log.mockRestore();
	});

	it("begin above what people write", () => {
		const shared = { type: "string" };
		const args = { messages: [{ role: "user", content: "x" }], extra: [nest(200), shared, [shared]] };
		expect(codeOfError(() => snippetsFor({ ...CHAT, args }))).toBeUndefined();
	});
});

describe("a question about a table", () => {
	const call: SnippetCall = {
		task: "table-question-answering",
		provider: "hf-inference",
		model: "acme/fox",
		args: exampleArgs("table-question-answering", { locale: "tr" }) ?? {},
	};

	it.each([call, { ...call, provider: undefined, endpointUrl: "http://localhost:8080" }])(
		"is named query by every client",
		(one) => {
			const { snippets } = snippetsFor(one);
			expect(snippets.map(({ client }) => client)).toEqual(
				expect.arrayContaining(["@pusula/inference", "huggingface.js", "fetch", "huggingface_hub"]),
			);
			const named = snippets.filter(({ code }) => /\bquery["']?:/.test(code));
			expect(snippets.filter(({ code }) => /\bquestion["']?:/.test(code))).toEqual([]);
			expect(snippets.filter((snippet) => !named.includes(snippet)).map(({ client }) => client)).toEqual([
				"huggingface_hub", // whose method takes the query as its first positional argument
			]);
		},
	);

	it("keeps the name that the caller chose", () => {
		const inputs = { table: { hayvan: ["tilki"] }, query: "hangisi?", question: "kaç?" };
		const { request } = describeSnippetCall({ ...call, args: { inputs } });
		expect(request.body).toMatchObject({ value: { inputs } });
	});
});
