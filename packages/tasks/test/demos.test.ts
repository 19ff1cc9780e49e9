import { existsSync, readFileSync } from "node:fs";
import { TASK_EXAMPLES, TASK_IDS, TASK_INFO, type DemoEntry } from "@pusula/tasks";
import { describe, expect, test } from "vitest";

const demos = TASK_IDS.filter((id) => TASK_INFO[id].demo.tr.outputs.length > 0).map((id) => ({
	id,
	...TASK_INFO[id].demo,
}));
const entries: readonly DemoEntry[] = demos.flatMap(({ tr, en }) =>
	[tr, en].flatMap(({ inputs, outputs }) => [...inputs, ...outputs]),
);

function ofType<Type extends DemoEntry["type"]>(type: Type): Extract<DemoEntry, { type: Type }>[] {
	return entries.filter((entry): entry is Extract<DemoEntry, { type: Type }> => entry.type === type);
}

/** Every text of a value, however deep. */
function listTexts(value: unknown): readonly string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

describe("demos", () => {
	test("take what is in an example from there", () => {
		const texts = listTexts(TASK_EXAMPLES).filter((text) => /\s/.test(text));
		expect(texts.length).toBeGreaterThan(100);
		const written = TASK_IDS.map((id) => new URL(`../src/tasks/${id}/facts.ts`, import.meta.url))
			.filter((file) => existsSync(file))
			.map((file) => readFileSync(file, "utf8"));
		expect(written.length).toBe(TASK_IDS.length);
		expect(texts.filter((text) => written.some((source) => source.includes(JSON.stringify(text))))).toEqual(
			[],
		);
	});

	test("show the picture that the code of the page names", () => {
		const shown = demos.flatMap(({ id, tr, en }) =>
			[tr, en].flatMap((demo) =>
				demo.inputs.flatMap((entry) => (entry.type === "img" ? [`/media/${id}/${entry.filename}`] : [])),
			),
		);
		const inputs = Object.values(TASK_EXAMPLES).flatMap(({ tr, en }) =>
			[...tr, ...en].map(({ input }) => input),
		);
		const remote = listTexts(inputs).filter((text) => text.startsWith("https://"));
		expect(remote.length).toBeGreaterThan(0);
		expect(remote.filter((url) => !shown.some((path) => url.endsWith(path)))).toEqual([]);
	});

	test("show what goes in and what comes out on every full page, in both languages", () => {
		const empty = demos.filter(({ tr, en }) => [tr, en].some((one) => one.outputs.length === 0));
		expect(empty.map(({ id }) => id)).toEqual([]);
		expect(demos).not.toEqual([]);
	});

	test("have the same parts in both languages", () => {
		for (const { id, tr, en } of demos) {
			const types = (demo: typeof tr) =>
				[demo.inputs, demo.outputs].map((list) => list.map(({ type }) => type));
			expect([id, types(tr)]).toEqual([id, types(en)]);
		}
	});

	test("mark tokens at the edges of words, in order, without overlap", () => {
		expect(ofType("text-with-tokens").length).toBeGreaterThan(0);
		for (const { text, tokens } of ofType("text-with-tokens")) {
			expect(tokens.length).toBeGreaterThan(0);
			let from = 0;
			for (const { start, end } of tokens) {
				expect(start).toBeGreaterThanOrEqual(from);
				expect(end).toBeGreaterThan(start);
				expect(text.slice(start, end)).toMatch(/^\p{L}+$/u);
				expect(`${text.charAt(start - 1)}|${text.charAt(end)}`).not.toMatch(/\p{L}/u);
				from = end;
			}
		}
	});

	test("show charts from the highest score down, between 0 and 1", () => {
		expect(ofType("chart").length).toBeGreaterThan(0);
		for (const { data } of ofType("chart")) {
			const scores = data.map(({ score }) => score);
			expect(scores).toEqual(scores.toSorted((a, b) => b - a));
			expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
		}
	});

	test("have tables with rows of one length", () => {
		expect(ofType("tabular").length).toBeGreaterThan(0);
		for (const { table } of ofType("tabular")) {
			expect(new Set(table.map((row) => row.length)).size).toBe(1);
			expect(table.length).toBeGreaterThan(1);
		}
	});

	test("mark the cells of a table that hold the answer", () => {
		const marked = demos.flatMap(({ tr, en }) =>
			[tr, en].flatMap(({ inputs, outputs }) =>
				inputs.flatMap((entry) =>
					entry.type === "tabular"
						? (entry.marked ?? []).map(([row = 0, column = 0]) => [
								entry.table[row + 1]?.[column],
								outputs.flatMap((one) => (one.type === "text" ? one.content : [])).join(),
							])
						: [],
				),
			),
		);
		expect(marked.length).toBeGreaterThan(0);
		for (const [cell, answer] of marked) expect(cell).toBe(answer);
	});

	test("name files plainly and say what they hold", () => {
		for (const { filename, alt } of ofType("img")) {
			expect(filename).toMatch(/^[a-z0-9-]+(\.(tr|en))?\.(png|gif)$/);
			expect(alt.length).toBeGreaterThan(10);
		}
		for (const { filename, transcript } of ofType("audio")) {
			expect(filename).toMatch(/^[a-z0-9-]+(\.(tr|en))?\.wav$/);
			expect(transcript.length).toBeGreaterThan(10);
		}
	});

	test("give the first text of each list a label", () => {
		const first = demos.flatMap(({ tr, en }) =>
			[tr.inputs, tr.outputs, en.inputs, en.outputs].flatMap(
				(list) => list.find(({ type }) => type === "text") ?? [],
			),
		);
		expect(first.length).toBeGreaterThan(50);
		expect(first.filter((entry) => entry.type !== "text" || entry.label === "")).toEqual([]);
	});
});
