import { describe, expect, it } from "vitest";
import { onDevice } from "../../../../messages/en/on-device.ts";
import { compareAnswers } from "./same-answer.ts";
import { toDrawnParts } from "./to-drawn-parts.ts";

const words = onDevice.run;

describe("a model's result is drawn as the page's demo is", () => {
	it.each([
		[
			"labels",
			[
				{ label: "NEGATIVE", score: 0.1 },
				{ label: "POSITIVE", score: 0.9 },
			],
			"POSITIVE",
		],
		["fillings", [{ token_str: " sea", score: 0.7 }], "sea"],
		["answers", { answer: "Batumi", score: 0.9 }, "Batumi"],
	] as const)("%s as bars, the best first", (kind, output, best) => {
		const [drawing] = toDrawnParts(kind, output, { args: {}, words });
		expect(drawing?.type === "chart" && drawing.data[0]?.label).toBe(best);
	});

	it("spans as marks in the text, where their places are known", () => {
		const args = { inputs: "Clara was born in Lyon." };
		const [drawing] = toDrawnParts("spans", [{ entity_group: "PER", word: "Clara", start: 0, end: 5 }], {
			args,
			words,
		});
		expect(drawing).toEqual({
			type: "text-with-tokens",
			text: args.inputs,
			tokens: [{ type: "PER", start: 0, end: 5 }],
		});
	});

	it("ranked texts and compared sentences as bars, under their own words", () => {
		const ranked = [
			{ index: 1, score: 0.8 },
			{ index: 0, score: 0.1 },
		];
		const texts = { inputs: { query: "q", texts: ["first", "second"] } };
		expect(toDrawnParts("pairs", ranked, { args: texts, words })).toEqual([
			{
				type: "chart",
				data: [
					{ label: "second", score: 0.8 },
					{ label: "first", score: 0.1 },
				],
			},
		]);
		const sentences = { inputs: { source_sentence: "q", sentences: ["first", "second"] } };
		const [drawing] = toDrawnParts("pairs", [0.2, 0.7], { args: sentences, words });
		expect(drawing?.type === "chart" && drawing.data.map(({ label }) => label)).toEqual(["second", "first"]);
	});

	it("boxes on the picture that was sent", () => {
		const area = { label: "bus", score: 0.9, box: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 } };
		const args = { inputs: { $file: "/_astro/crossing.png" } };
		expect(toDrawnParts("boxes", [area], { args, words })).toEqual([
			{ type: "picture", src: "/_astro/crossing.png", alt: words.output, areas: [area] },
		]);
	});

	it("files as pictures and sounds, a depth map too", () => {
		const [sound] = toDrawnParts("media", new Blob(["x"], { type: "audio/wav" }), { args: {}, words });
		expect(sound?.type).toBe("sound");
		const [depth] = toDrawnParts("media", { depth: btoa("png") }, { args: {}, words });
		expect(depth?.type === "picture" && depth.src).toBeInstanceOf(Blob);
	});

	it("a vector with its first numbers and how many there are", () => {
		const [drawing] = toDrawnParts("vector", [[0.1, 0.2, 0.3, 0.4, 0.5]], {
			args: { inputs: ["cat"] },
			words,
		});
		expect(drawing?.type === "tabular" && drawing.table[1]).toEqual([
			"cat",
			"0.100 · 0.200 · 0.300 · 0.400 … 5 numbers in all",
		]);
	});

	it("vectors of a picture with their places, for they have no text", () => {
		const args = { inputs: { $file: "/_astro/leaf.png" } };
		const output = [
			[
				[0.1, 0.2],
				[0.3, 0.4],
			],
		];
		expect(toDrawnParts("vector", output, { args, words })).toEqual([
			{
				type: "tabular",
				table: [
					["Vector", "First numbers"],
					["1 / 2", "0.100 · 0.200 … 2 numbers in all"],
					["2 / 2", "0.300 · 0.400 … 2 numbers in all"],
				],
			},
		]);
	});

	it("similarities beside their sentences", () => {
		const args = { inputs: { source_sentence: "a", sentences: ["b", "c"] } };
		const [drawing] = toDrawnParts("pairs", [0.2, 0.8], { args, words });
		expect(drawing?.type === "chart" && drawing.data.map(({ label }) => label)).toEqual(["c", "b"]);
	});

	it("a text, whatever its task calls it, and what nobody expected as JSON", () => {
		for (const output of [{ summary_text: "t" }, [{ translation_text: "t" }], { text: "t" }, "t"])
			expect(toDrawnParts("text", output, { args: {}, words })).toMatchObject([
				{ type: "text", content: "t" },
			]);
		expect(toDrawnParts("labels", { odd: 1 }, { args: {}, words })).toMatchObject([{ type: "text" }]);
	});
});

describe("a model's result beside the page's", () => {
	it("is the same without regard to case and marks", () => {
		const expected = { translation_text: "The sea is calm." };
		expect(compareAnswers("text", { translation_text: "the sea  is calm" }, expected, "en").kind).toBe(
			"same",
		);
		expect(
			compareAnswers("labels", [{ label: "olumlu", score: 1 }], [{ label: "OLUMLU", score: 0.9 }], "tr").kind,
		).toBe("same");
	});

	it("is different, and the page's is quoted", () => {
		expect(
			compareAnswers(
				"fillings",
				[{ token_str: "suya", score: 1 }],
				[{ token_str: "denize", score: 1 }],
				"tr",
			),
		).toEqual({
			kind: "different",
			expected: "denize",
		});
		expect(compareAnswers("spans", [{ word: "Lyon" }], [{ word: "Clara" }, { word: "Lyon" }], "en")).toEqual({
			kind: "different",
			expected: "Clara, Lyon",
		});
	});

	it("cannot be told of numbers, files, and results without a page's own", () => {
		expect(compareAnswers("vector", [[1]], [[2]], "en").kind).toBe("incomparable");
		expect(compareAnswers("text", { text: "a" }, undefined, "en").kind).toBe("incomparable");
	});
});
