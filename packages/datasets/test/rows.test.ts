import { readRows } from "@pusula/datasets";
import { expect, test } from "vitest";
import { readLanguage } from "../scripts/read-texts.ts";
import { findNearDuplicates } from "./find-near-duplicates.ts";

test("sentiment has 800 of each side, 400 between, and rows in each writing", async () => {
	const rows = await readLanguage("sentiment", "tr");
	const count = (label: string) => rows.filter((row) => row.label === label).length;
	expect(rows.length).toBeGreaterThanOrEqual(2000);
	expect([count("olumlu"), count("olumsuz")]).toEqual([800, 800]);
	expect(count("nötr")).toBeGreaterThanOrEqual(400);
	expect(rows.filter(({ style }) => style === "ironic").length).toBeGreaterThanOrEqual(30);
	expect(new Set(rows.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(20);
	const unaccented = rows.filter(({ style }) => style === "unaccented");
	expect(unaccented.length).toBeGreaterThanOrEqual(30);
	for (const { text } of unaccented) expect(text).not.toMatch(/[çğıöşüâîû]/iu);
});

test.each(["tr", "en"] as const)("spans of names are where they say: %s", async (language) => {
	for (const { text, entities } of await readLanguage("entities", language)) {
		let last = 0;
		for (const { start, end, text: name } of entities) {
			expect(text.slice(start, end)).toBe(name);
			expect(name).not.toMatch(/'|^\s|\s$/u);
			expect(text[start - 1] ?? " ").toMatch(/[\s"(-]/u);
			expect(start).toBeGreaterThanOrEqual(last);
			last = end;
		}
	}
});

test.each(["tr", "en"] as const)("answers are pieces of their context, or null: %s", async (language) => {
	const rows = await readLanguage("questions", language);
	for (const { answer, context, question, start } of rows) {
		expect(question).toMatch(/\?$/u);
		expect(context).toBe(context.normalize("NFC").trim());
		expect(answer === null ? start : context.slice(start ?? -1).startsWith(answer)).toBe(
			answer === null ? null : true,
		);
	}
	expect(rows.filter(({ answer }) => answer === null)).toHaveLength(rows.length / 5);
});

test("no context of a question lies in two splits", async () => {
	const splits = new Map<string, Set<string>>();
	for (const { context, split } of await readLanguage("questions", "tr"))
		splits.set(context, (splits.get(context) ?? new Set()).add(split));
	expect([...splits.values()].filter((found) => found.size > 1)).toEqual([]);
});

test.each(["tr", "en"] as const)(
	"summaries are one sentence and much shorter than the text: %s",
	async (language) => {
		for (const { text, summary } of await readLanguage("summaries", language)) {
			expect(summary).toMatch(/^[^.]+\.$/u);
			expect(summary.length).toBeLessThan(text.length * 0.6);
		}
	},
);

test("finds rows that differ by a word, and leaves others", () => {
	expect(findNearDuplicates(["otobus yine gec kaldi bugun", "tren vaktinde geldi"])).toEqual([]);
	expect(findNearDuplicates(["otobus yine gec kaldi bugun", "otobus yine gec kaldi dun"])).toHaveLength(1);
});

test("says which line is not JSON", () => {
	expect(() => readRows("requests", '{"id":"1"}\n\nkargom nerede')).toThrow(
		"Line 3 is not JSON: kargom nerede",
	);
});
