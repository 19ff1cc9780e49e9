import { RESULTS } from "@pusula/tasks/models";
import { TASK_IDS } from "@pusula/tasks";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChooserTable } from "./chooser-table.tsx";
import { compareCells } from "./compare-cells.ts";

const MEASURED = TASK_IDS.filter((task) => (RESULTS[task]?.benchmarks.length ?? 0) > 0);

/** The groups of rows that a table is sorted within: the value of each score, and of each size. */
function listGroups(html: string): readonly (readonly { score: string; size: string }[])[] {
	return html
		.split("<tbody>")
		.slice(1)
		.map((body) =>
			body
				.split(/<tr(?: data-turkish="\w+")?>/)
				.slice(1)
				.map((row) => {
					const [score = "", size = ""] = [...row.matchAll(/<td data-sort="([^"]*)"/g)].map(
						([, sort = ""]) => sort,
					);
					return { score, size };
				}),
		);
}

test("results are grouped by data set and metric, and no group is there twice", () => {
	expect(MEASURED.length).toBeGreaterThan(13);
	const twice = MEASURED.flatMap((task) => {
		const names =
			RESULTS[task]?.benchmarks.map(({ dataset, metric }) => `${task} ${dataset} ${metric}`) ?? [];
		return names.filter((name, place) => names.indexOf(name) !== place);
	});
	expect(twice).toEqual([]);
});

test.each(MEASURED)("rows of %s are sorted within their group, best first as they come", (task) => {
	const benchmarks = RESULTS[task]?.benchmarks ?? [];
	const groups = listGroups(renderToStaticMarkup(createElement(ChooserTable, { task, locale: "tr" })));
	expect(groups.map((rows) => rows.length)).toEqual(benchmarks.map(({ results }) => results.length));
	const compare = compareCells("tr", "descending");
	const isMisplaced = (rows: (typeof groups)[number]) =>
		rows.some(({ score }, place) => {
			const next = rows[place + 1]?.score;
			return next !== undefined && compare({ text: "", sort: score }, { text: "", sort: next }) > 0;
		});
	expect(groups.filter(isMisplaced)).toEqual([]);
});

test("the best of an error rate is the lowest", () => {
	const benchmarks = RESULTS["automatic-speech-recognition"]?.benchmarks ?? [];
	expect(benchmarks.some(({ better }) => better === "lower")).toBe(true);
	const html = renderToStaticMarkup(
		createElement(ChooserTable, { task: "automatic-speech-recognition", locale: "tr" }),
	);
	const signs = listGroups(html).map((rows) => rows.every(({ score }) => score.startsWith("-")));
	expect(signs).toEqual(benchmarks.map(({ better }) => better === "lower"));
});

test("each row says its languages, and whether Turkish is one", () => {
	const html = renderToStaticMarkup(
		createElement(ChooserTable, { task: "text-classification", locale: "tr" }),
	);
	const rows = html.split(/(?=<tr)/).filter((row) => row.startsWith("<tr data-turkish"));
	const results = RESULTS["text-classification"]?.benchmarks.flatMap((benchmark) => benchmark.results) ?? [];
	expect(rows).toHaveLength(results.length);
	const english = rows.filter((row) => row.includes("<small>İngilizce</small>"));
	expect(english.map((row) => row.includes("all-mpnet-base-v2"))).toEqual([true, true]);
	expect(english.filter((row) => !row.startsWith('<tr data-turkish="no">'))).toEqual([]);
	expect(rows.find((row) => row.includes("electra-small-turkish"))).toMatch(
		/^<tr data-turkish="yes">.*<small>Türkçe<\/small>/,
	);
});

test("results are offered to be narrowed to models that know Turkish where only some do", () => {
	const isOffered = (task: (typeof TASK_IDS)[number]) =>
		renderToStaticMarkup(createElement(ChooserTable, { task, locale: "tr" })).includes("data-turkish-filter");
	expect(isOffered("text-classification")).toBe(true);
	expect(isOffered("summarization")).toBe(false);
	expect(isOffered("object-detection")).toBe(false);
});

test("a size that is not known has no value to sort by, and says so", () => {
	const html = renderToStaticMarkup(
		createElement(ChooserTable, { task: "question-answering", locale: "tr" }),
	);
	expect(
		listGroups(html)
			.flat()
			.some(({ size }) => size === ""),
	).toBe(true);
	expect(html).toContain('<td data-sort="">boyutu bilinmiyor');
	expect(html).not.toContain('data-sort="0"');
});
