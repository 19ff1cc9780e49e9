import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { DATA_SOURCES } from "./source-facts.ts";

const ROOT = new URL("../../../../../", import.meta.url);

test("every file and folder that is named exists", () => {
	const missing = DATA_SOURCES.filter(({ path }) => !existsSync(new URL(path, ROOT)));
	expect(missing.map(({ path }) => path)).toEqual([]);
});

test("what was read elsewhere names its source and its licence", () => {
	const read = DATA_SOURCES.filter(({ origin }) => origin === "read");
	expect(read.length).toBeGreaterThan(3);
	for (const { from, licences } of read) {
		expect(from.length).toBeGreaterThan(0);
		expect(licences.length).toBeGreaterThan(0);
	}
});

test("days are days, oldest first, each once", () => {
	for (const { days } of DATA_SOURCES) {
		expect(days).toEqual([...new Set(days)].toSorted());
		for (const day of days) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
	}
});
