import { expect, it } from "vitest";
import { fromTableText, printRows } from "../draft/table-text.ts";
import { pasteCells, readCopied, readRows } from "./table-rows.ts";

it("reads the lines of a field, and prints lines that a form reads", () => {
	const rows = readRows("ad; yaş\nAyşe; 41\nCan; 7");
	expect(rows).toEqual([
		["ad", "yaş"],
		["Ayşe", "41"],
		["Can", "7"],
	]);
	expect(fromTableText(printRows(rows))).toEqual({ ad: ["Ayşe", "Can"], yaş: ["41", "7"] });
	expect(
		fromTableText(
			printRows([
				["a", "b"],
				["x; y", "z\n"],
			]),
		),
	).toEqual({ a: ["x; y"], b: ["z"] });
	expect(readRows(" ")).toEqual([[""], [""]]);
	expect(readRows("a; b\nc")).toEqual([
		["a", "b"],
		["c", ""],
	]);
});

it("reads what spreadsheets and CSV files hold", () => {
	expect(readCopied("a\tb\nc\td\n")).toEqual([
		["a", "b"],
		["c", "d"],
	]);
	expect(readCopied('ad,not\r\n"Yılmaz, Can","o ""iyi"" dedi"\r\n')).toEqual([
		["ad", "not"],
		["Yılmaz, Can", 'o "iyi" dedi'],
	]);
	expect(readCopied("1;2,5")).toEqual([["1", "2,5"]]);
	expect(readCopied("one word")).toEqual([["one word"]]);
	expect(readCopied("")).toEqual([[""]]);
});

it("pastes from a cell on, and grows", () => {
	const rows = [
		["a", "b"],
		["1", "2"],
	];
	expect(
		pasteCells(rows, { row: 1, column: 1 }, [
			["x", "y"],
			["z", ""],
		]),
	).toEqual([
		["a", "b", ""],
		["1", "x", "y"],
		["", "z", ""],
	]);
});
