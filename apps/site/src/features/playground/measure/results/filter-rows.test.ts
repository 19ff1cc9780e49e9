import { expect, it } from "vitest";
import { filterRows, ROW_FILTERS } from "./filter-rows.ts";

const answer = (candidate: string, text: string, isRight: boolean) => ({ candidate, text, isRight });
const rows = [
	{
		row: 1,
		input: "İyi",
		expected: "olumlu",
		answers: [answer("a", "olumlu", true), answer("b", "olumlu", true)],
	},
	{
		row: 2,
		input: "Kötü",
		expected: "olumsuz",
		answers: [answer("a", "nötr", false), answer("b", "olumsuz", true)],
	},
	{
		row: 3,
		input: "Eh",
		expected: "nötr",
		answers: [answer("a", "olumlu", false), answer("b", "olumlu", false)],
	},
	{
		row: 4,
		input: "Kargo",
		expected: "nötr",
		answers: [
			{ ...answer("a", "", false), failure: { code: "timeout", message: "late" } },
			answer("b", "nötr", true),
		],
	},
];

it("chooses rows by what the models said", () => {
	const found = ROW_FILTERS.map((filter) => [filter, filterRows(rows, filter, "").map(({ row }) => row)]);
	expect(Object.fromEntries(found)).toEqual({
		wrong: [2, 3, 4],
		differ: [2],
		allWrong: [3],
		failed: [4],
		all: [1, 2, 3, 4],
	});
});

it("searches inputs and answers with Turkish letters", () => {
	expect(filterRows(rows, "all", "iyi").map(({ row }) => row)).toEqual([1]);
	expect(filterRows(rows, "wrong", "kotu").map(({ row }) => row)).toEqual([2]);
	expect(filterRows(rows, "all", "yok böyle")).toEqual([]);
});
