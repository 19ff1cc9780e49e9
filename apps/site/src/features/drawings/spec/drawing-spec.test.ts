import { expect, test } from "vitest";
import { NARROW } from "../parts/layout.ts";
import { label } from "../parts/label.ts";
import { defineDrawing } from "./drawing-spec.ts";

const about = { title: "T", description: "D", caption: "C" };

test("draws with the words of the language", () => {
	const drawing = defineDrawing({
		id: "one",
		words: { tr: { ...about, client: "istemci" }, en: { ...about, client: "client" } },
		draw: ({ words }) => label(words.client),
	});
	const texts = (["tr", "en"] as const).map((locale) => drawing.draw(locale, NARROW).shapes);
	expect(texts.map(([shape]) => shape?.kind === "text" && shape.text)).toEqual(["istemci", "client"]);
});

test("a word or a language that is missing does not compile", () => {
	const drawings = [
		() =>
			defineDrawing({
				id: "word",
				// @ts-expect-error -- English has no word for the client
				words: { tr: { ...about, client: "istemci" }, en: about },
				draw: ({ words }) => label(words.title),
			}),
		() =>
			defineDrawing({
				id: "language",
				// @ts-expect-error -- English is missing
				words: { tr: about },
				draw: ({ words }) => label(words.title),
			}),
	];
	expect(drawings).toHaveLength(2);
});
