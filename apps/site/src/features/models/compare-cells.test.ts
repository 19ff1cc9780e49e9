import { expect, test } from "vitest";
import { compareCells, type SortDirection } from "./compare-cells.ts";

function sorted(
	cells: readonly { text: string; sort?: string }[],
	direction: SortDirection = "ascending",
): readonly string[] {
	return cells.toSorted(compareCells("tr", direction)).map(({ text }) => text);
}

test("orders numbers by their value, whatever their text", () => {
	const cells = [
		{ text: "8,2 Mr", sort: "8200000000" },
		{ text: "7 M", sort: "7000000" },
		{ text: "110 M", sort: "110000000" },
	];
	expect(sorted(cells)).toEqual(["7 M", "110 M", "8,2 Mr"]);
	expect(sorted(cells, "descending")).toEqual(["8,2 Mr", "110 M", "7 M"]);
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

test.each(["ascending", "descending"] as const)("has what is not known last: %s", (direction) => {
	const cells = [
		{ text: "boyutu bilinmiyor", sort: "" },
		{ text: "110 M", sort: "110000000" },
		{ text: "boyutu açıklanmadı", sort: "" },
		{ text: "7 M", sort: "7000000" },
	];
	const order = sorted(cells, direction);
	expect(order.slice(2)).toEqual(["boyutu bilinmiyor", "boyutu açıklanmadı"]);
	expect(order.slice(0, 2).toSorted()).toEqual(["110 M", "7 M"]);
	expect(order[0]).toBe(direction === "ascending" ? "7 M" : "110 M");
});
