import { expect, test } from "vitest";
import { compareCells } from "./compare-cells.ts";

function sorted(cells: readonly { text: string; sort?: string }[], locale = "tr"): readonly string[] {
	return cells.toSorted(compareCells(locale)).map(({ text }) => text);
}

test("orders numbers by their value, whatever their text", () => {
	const cells = [
		{ text: "8,2 Mr", sort: "8200000000" },
		{ text: "–", sort: "0" },
		{ text: "110 M", sort: "110000000" },
	];
	expect(sorted(cells)).toEqual(["–", "110 M", "8,2 Mr"]);
});

test("orders dates, with and without a month", () => {
	const cells = [
		{ text: "Eylül 2021", sort: "2021-09" },
		{ text: "2022", sort: "2022" },
		{ text: "Mart 2021", sort: "2021-03" },
	];
	expect(sorted(cells)).toEqual(["Mart 2021", "Eylül 2021", "2022"]);
});

test("orders texts as the language does", () => {
	expect(sorted([{ text: "ışık" }, { text: "iz" }, { text: "çam" }, { text: "dağ" }])).toEqual([
		"çam",
		"dağ",
		"ışık",
		"iz",
	]);
});
