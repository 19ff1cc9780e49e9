import { describe, expect, it } from "vitest";
import { filterRows, firstFilter, listFilters, type RowFilter } from "./filter-rows.ts";

const failure = { code: "timeout", message: "late" };
const answer = (candidate: string, text: string, isRight: boolean) => ({
	candidate,
	text,
	isRight,
	score: Number(isRight),
});
const judged = {
	rowMetric: "accuracy",
	items: [
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
			answers: [{ candidate: "a", text: "", failure }, answer("b", "nötr", true)],
		},
	],
} as const;
const numbers = (...[report, filter, query = ""]: [Parameters<typeof filterRows>[0], RowFilter, string?]) =>
	filterRows(report, filter, query).map(({ row }) => row);

describe("rows that are right or wrong", () => {
	it("are chosen by what the models said; a failed call is no wrong answer", () => {
		const found = listFilters(judged).map((filter) => [filter, numbers(judged, filter)]);
		expect(Object.fromEntries(found)).toEqual({
			wrong: [2, 3],
			differ: [2],
			allWrong: [3],
			failed: [4],
			all: [1, 2, 3, 4],
		});
	});

	it("begin with the first filter that any of them fits", () => {
		const of = (...rows: readonly number[]) => ({
			...judged,
			items: judged.items.filter(({ row }) => rows.includes(row)),
		});
		expect([of(1, 2), of(1, 4), of(1), of()].map(firstFilter)).toEqual(["wrong", "failed", "all", "wrong"]);
	});

	it("are searched with Turkish letters", () => {
		expect(numbers(judged, "all", "iyi")).toEqual([1]);
		expect(numbers(judged, "wrong", "kotu")).toEqual([2]);
		expect(numbers(judged, "all", "yok böyle")).toEqual([]);
	});
});

describe("rows of a metric that knows only better and worse", () => {
	const scored = (rowMetric: "wer" | "chrf") => ({
		rowMetric,
		items: [0.5, 0, 1, undefined].map((score, index) => ({
			row: index + 1,
			input: "",
			expected: "bir",
			answers: [{ candidate: "a", text: "bir", ...(score === undefined ? { failure } : { score }) }],
		})),
	});

	it("come the worst first, without those that could not be better, and are never called wrong", () => {
		expect(listFilters(scored("wer"))).toEqual(["worst", "differ", "failed", "all"]);
		expect(numbers(scored("wer"), "worst")).toEqual([3, 1, 4]);
		expect(numbers(scored("chrf"), "worst")).toEqual([2, 1, 4]);
	});
});
