import { expect, it } from "vitest";
import { addBesideEnglish } from "./mark-texts.ts";

it("gives a new language the English text, marked", () => {
	const source = 'const a = { tr: "Renk", en: "Colour" };';
	expect(addBesideEnglish(source, "de")).toBe('const a = { tr: "Renk", en: "Colour", de: "Colour ⟦…⟧" };');
});

it("leaves the id of a model as it is, since a call is made with it", () => {
	const source = 'const a = { tr: "acme/tilki", en: "acme/fox-1.5" };';
	expect(addBesideEnglish(source, "de")).toBe(
		'const a = { tr: "acme/tilki", en: "acme/fox-1.5", de: "acme/fox-1.5" };',
	);
});
