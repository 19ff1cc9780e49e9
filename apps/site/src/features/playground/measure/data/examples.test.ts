import { EVALUATIONS, planRows } from "@pusula/measure";
import { expect, test } from "vitest";
import { LOCALES } from "../../../../lib/locale.ts";
import { listMeasureExamples } from "./examples.ts";
import { readExampleSource } from "./read-source.ts";
import { guessSetup, isComplete, planSetup } from "./setup.ts";

const ALL = LOCALES.flatMap((locale) =>
	listMeasureExamples(locale).map((one) => [locale, one.id, one] as const),
);

test("there are six examples for six tasks in each language", () => {
	for (const locale of LOCALES)
		expect(new Set(listMeasureExamples(locale).map(({ task }) => task)).size).toBe(6);
});

test.each(ALL)("%s %s can be measured with its columns", async (_locale, _id, example) => {
	const { task, columns, title, rows: count } = example;
	const source = readExampleSource(title, await example.load(), { task, columns });
	const { rows, problems } = planRows(source.table.rows, {
		task,
		kind: EVALUATIONS[task]?.kind ?? "texts",
		...columns,
	});
	// A question may have no answer in its text; such rows are left out.
	expect(problems.filter(({ code }) => code !== "no-answer")).toEqual([]);
	expect(rows.length + problems.length).toBe(count);
	expect(rows.length).toBeGreaterThan(count / 2);
	const setup = guessSetup(source);
	expect(isComplete(setup)).toBe(true);
	expect(planSetup(setup, source.table).rows).toHaveLength(rows.length);
});
