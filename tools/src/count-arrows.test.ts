import { expect, it } from "vitest";
import { countArrows, countRooms } from "./count-arrows.ts";

const FILES = [
	"a/src/index.ts",
	"a/src/errors.ts",
	"a/src/text/bleu.ts",
	"a/src/text/rates.ts",
	"a/src/table/rows.ts",
];

it("counts two folders once, however many files import each other", () => {
	const counts = countArrows("a/src", FILES, [
		["a/src/index.ts", "./text/bleu.ts"],
		["a/src/index.ts", "./text/rates.ts"],
		["a/src/text/bleu.ts", "./rates.ts"],
		["a/src/table/rows.ts", "../text/rates.ts"],
		["a/src/table/rows.ts", "../../../b/src/index.ts"],
	]);
	expect(counts).toEqual({ files: 5, folders: 3, arrows: 2, twoWay: [] });
});

it("names folders that import each other", () => {
	const counts = countArrows("a/src", FILES, [
		["a/src/index.ts", "./text/bleu.ts"],
		["a/src/text/bleu.ts", "../errors.ts"],
		["a/src/table/rows.ts", "../text/bleu.ts"],
		["a/src/text/rates.ts", "../table/rows.ts"],
	]);
	expect(counts.arrows).toBe(4);
	expect(counts.twoWay).toEqual([". <> text", "table <> text"]);
});

const IMPORTS = [
	["a/src/index.ts", "./text/bleu.ts"],
	["a/src/index.ts", "./text/rates.ts"],
	["a/src/text/bleu.ts", "./rates.ts"],
	["a/src/text/rates.ts", "../table/rows.ts"],
	["a/src/table/rows.ts", "../errors.ts"],
	["a/src/table/rows.ts", "../../../b/src/index.ts"],
] as const;

it("counts rooms, files among them, and the arrows between two of them once", () => {
	expect(countRooms("a/src", FILES, IMPORTS)).toEqual({ rooms: 4, arrows: 3, circling: 0 });
	expect(countRooms("a/src/text", FILES, IMPORTS)).toEqual({ rooms: 2, arrows: 1, circling: 0 });
});

it("counts the arrows of a circle of rooms", () => {
	const circle = [...IMPORTS, ["a/src/errors.ts", "./text/bleu.ts"]] as const;
	expect(countRooms("a/src", FILES, circle)).toEqual({ rooms: 4, arrows: 4, circling: 3 });
});
