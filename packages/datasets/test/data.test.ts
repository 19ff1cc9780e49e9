import { readdir, readFile } from "node:fs/promises";
import { DATASET_IDS, DATASETS, datasetUrl, readRows } from "@pusula/datasets";
import { describe, expect, test } from "vitest";
import { countOpenings, foldText } from "../scripts/count-openings.ts";
import { listLanguages, ownTexts, readLanguage } from "../scripts/read-texts.ts";
import { findNearDuplicates } from "./find-near-duplicates.ts";

const FOLDER = new URL("../data/", import.meta.url);

test("every file on disk is in the table, with its number of rows", async () => {
	const onDisk = await readdir(FOLDER, { recursive: true });
	const inTable = DATASET_IDS.flatMap((id) =>
		DATASETS[id].files.map(({ split, language }) => `${id}/${split}.${language}.jsonl`),
	);
	expect(onDisk.filter((path) => path.endsWith(".jsonl")).toSorted()).toEqual(inTable.toSorted());
	for (const id of DATASET_IDS)
		for (const { split, language, rows } of DATASETS[id].files)
			expect(readRows(id, await readFile(datasetUrl(id, split, language), "utf8"))).toHaveLength(rows);
});

describe.each(listLanguages())("%s, %s", async (id, language) => {
	const { columns, files, labels } = DATASETS[id];
	const rows = await readLanguage(id, language);
	const texts = rows.map(ownTexts);

	test("rows have the columns of the table, and an id of their own", () => {
		const names = [...columns.map(({ name }) => name), "split"].toSorted();
		for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(names);
		expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
	});

	test("texts are clean: NFC, no stray blanks, a full length", () => {
		for (const text of texts.flatMap((row) => Object.values(row))) {
			expect(text).toBe(text.normalize("NFC"));
			expect(text).toBe(text.trim());
			expect(text).not.toMatch(/\s{2}|[\n\t\u00A0]| [,.;:!?]|,,|[^.]\.\.$|[„“”«»’‘]/u);
			expect(text.length).toBeGreaterThanOrEqual(8);
			expect(text.length).toBeLessThanOrEqual(600);
		}
	});

	test("lengths vary", () => {
		const lengths = rows.map((row) => (Object.values(ownTexts(row))[0] ?? "").split(" ").length);
		expect(Math.max(...lengths)).toBeGreaterThan(1.4 * Math.min(...lengths));
		expect(new Set(lengths).size).toBeGreaterThan(6);
	});

	test.each(Object.keys(texts[0] ?? {}))("no two rows have nearly the same %s", (column) => {
		const values = texts.map((row) => foldText(row[column] ?? ""));
		expect(new Set(values).size).toBe(values.length);
		expect(findNearDuplicates(values)).toEqual([]);
	});

	test.each(Object.keys(texts[0] ?? {}))("no two words open more than 2 %% of the rows: %s", (column) => {
		const [[opening, count] = ["", 0]] = countOpenings(
			texts.map((row) => row[column] ?? ""),
			2,
		);
		const most = Math.max(4, rows.length / 50);
		expect(count > most ? opening : "").toBe("");
	});

	test("labels are those of the table, and each is in every split", () => {
		const known = labels?.[language] ?? [];
		for (const { split } of files.filter((file) => file.language === language)) {
			const used = rows.filter((row) => row.split === split).flatMap(labelsOf);
			expect([...new Set(used)].toSorted()).toEqual([...known].toSorted());
		}
	});
});

/** The labels of a row; none where the answer is free text. */
function labelsOf(row: object): readonly string[] {
	if ("label" in row) return [String(row.label)];
	return "entities" in row ? (row.entities as readonly { label: string }[]).map(({ label }) => label) : [];
}
