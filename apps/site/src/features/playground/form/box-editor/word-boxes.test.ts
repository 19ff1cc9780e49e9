import { expect, it } from "vitest";
import { fromReadWords, printWordBoxes, readWordBoxes } from "./word-boxes.ts";

const BOXES = [
	{ word: "Toplam", box: [80, 700, 220, 740] },
	{ word: '214,50 "TL"', box: [640, 700, 900, 740] },
] as const;

it("boxes are printed as the pairs that are read", () => {
	const text = printWordBoxes(BOXES);
	expect(JSON.parse(text)).toEqual(BOXES.map(({ word, box }) => [word, box]));
	expect(readWordBoxes(text)).toEqual(BOXES);
	expect([printWordBoxes([]), readWordBoxes(" ")]).toEqual(["", []]);
});

it.each([
	"[",
	"{}",
	'["Toplam", [1, 2, 3, 4]]',
	'[["Toplam", [1, 2, 3]]]',
	'[["Toplam", [1, 2, 3, "4"]]]',
	'[["a"]]',
])("%s is no list of boxes", (text) => {
	expect(readWordBoxes(text)).toBeUndefined();
});

it("words that were read lie on the scale, within the picture; a speck has no box", () => {
	expect(
		fromReadWords([
			{ text: "Toplam", box: [0.0801, 0.7, 0.2199, 0.74] },
			{ text: "kenar", box: [-0.01, 0.5, 1.02, 0.6] },
			{ text: ".", box: [0.5, 0.5, 0.5002, 0.6] },
		]),
	).toEqual([
		{ word: "Toplam", box: [80, 700, 220, 740] },
		{ word: "kenar", box: [0, 500, 1000, 600] },
	]);
});
