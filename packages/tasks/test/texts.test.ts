import {
	DESCRIPTION_KEYS,
	LOCALES,
	MODALITIES,
	TASK_IDS,
	TASK_INFO,
	TASK_SCHEMAS,
	TASKS,
	type JsonSchema,
} from "@pusula/tasks";
import { describe, expect, test } from "vitest";
import { findMismatches } from "@pusula/tools/find-mismatches";
import { findPlainWords } from "@pusula/tools/lint/plain-words";
import { CALL_DOCS } from "../src/generated/call-docs.ts";

/** A foreign name or a wire name followed by a Turkish suffix without an apostrophe. */
const SUFFIX_WITHOUT_APOSTROPHE = /\b(JSON|LoRA|URL|SQL|RDF)[a-zçğıöşü]/;

/** Sentences from a capital to a full stop; Turkish ones may begin with a number, as in "0 ile 1 arası". */
const SENTENCES = /^[\p{Lu}`0-9].*\.$/u;

interface Described {
	readonly path: string;
	readonly schema: JsonSchema;
}

function listDescribed(schema: JsonSchema, path: string): Described[] {
	const parts = [
		...Object.entries(schema.properties ?? {}),
		...(schema.items ? [["items", schema.items] as const] : []),
		...(schema.anyOf ?? []).map((choice, index) => [`anyOf.${index}`, choice] as const),
		...(schema.additionalProperties ? [["*", schema.additionalProperties] as const] : []),
	];
	return [{ path, schema }, ...parts.flatMap(([key, part]) => listDescribed(part, `${path}.${key}`))];
}

const described = Object.entries(TASK_SCHEMAS).flatMap(([id, schemas]) =>
	Object.entries(schemas).flatMap(([role, schema]) => listDescribed(schema, `${id}.${role}`)),
);

describe("names", () => {
	test("exist in every language for tasks, subtasks and domains", () => {
		const named = [...MODALITIES, ...TASK_IDS.flatMap((id) => [TASKS[id], ...(TASKS[id].subtasks ?? [])])];
		for (const { names } of named) {
			for (const locale of LOCALES) expect(names[locale]).toMatch(/\p{L}/u);
			expect(new Set(LOCALES.map((locale) => names[locale])).size).toBe(LOCALES.length);
		}
	});

	test("are distinct among tasks in each language", () => {
		for (const locale of LOCALES) {
			expect(new Set(TASK_IDS.map((id) => TASKS[id].names[locale])).size).toBe(TASK_IDS.length);
		}
	});
});

describe("summaries", () => {
	test("have two to four sentences in each language, none used twice", () => {
		for (const locale of LOCALES) {
			const sentences = TASK_IDS.map((id) => TASK_INFO[id].summary[locale].split(/(?<=[.?!]) (?=\p{Lu})/u));
			for (const [index, list] of sentences.entries()) {
				expect([TASK_IDS[index], list.length >= 2 && list.length <= 4]).toEqual([TASK_IDS[index], true]);
			}
			expect(new Set(sentences.flat()).size).toBe(sentences.flat().length);
		}
	});
});

describe("schema texts", () => {
	test("give every described place all languages, as sentences", () => {
		for (const { path, schema } of described) {
			const texts = LOCALES.map((locale) => schema[DESCRIPTION_KEYS[locale]]);
			if (texts.every((text) => text === undefined)) continue;
			expect([path, texts]).toEqual([path, texts.map(() => expect.stringMatching(SENTENCES))]);
			expect([path, new Set(texts).size]).toEqual([path, texts.length]);
			expect([path, schema.description]).toEqual([path, expect.stringMatching(/^[^0-9]/)]);
		}
	});

	test("describe every field", () => {
		const fields = described.flatMap(({ path, schema }) =>
			Object.entries(schema.properties ?? {}).map(([key, field]) => ({ path: `${path}.${key}`, field })),
		);
		// Inside `anyOf` a field without words only says what has to be present.
		const bare = fields.filter(
			({ path, field }) => field.description === undefined && !path.includes(".anyOf."),
		);
		expect(bare.map(({ path }) => path)).toEqual([]);
	});

	// They are the docstrings of generated files, which the rule for comments does not read.
	test("use the words of the field, as comments do", () => {
		const texts = [
			...described.map(({ path, schema }) => [path, schema.description ?? ""] as const),
			...Object.entries(CALL_DOCS).map(([id, docs]) => [id, Object.values(docs).join("\n")] as const),
		];
		expect(texts.flatMap(([path, text]) => findPlainWords(text).map((word) => `${path} ${word}`))).toEqual(
			[],
		);
	});

	test("write plain apostrophes and put one before Turkish suffixes", () => {
		const texts = [
			...described.flatMap(({ schema }) => LOCALES.map((locale) => schema[DESCRIPTION_KEYS[locale]] ?? "")),
			...TASK_IDS.flatMap((id) => [JSON.stringify(TASK_INFO[id]), JSON.stringify(TASKS[id])]),
		];
		for (const text of texts) {
			expect(text).not.toMatch(/[’‘]/);
			expect(text).not.toMatch(SUFFIX_WITHOUT_APOSTROPHE);
		}
	});

	test("give defaults that fit their own field", () => {
		const defaults = described.filter(({ schema }) => schema.default !== undefined);
		expect(defaults.length).toBeGreaterThan(8);
		expect(defaults.flatMap(({ path, schema }) => findMismatches(schema, schema.default, path))).toEqual([]);
	});
});
