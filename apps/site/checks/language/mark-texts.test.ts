import { expect, it } from "vitest";
import { addBesideEnglish, addToSchema, markPage } from "./mark-texts.ts";

it("gives a new language the English text, marked", () => {
	const source = 'const a = { tr: "Renk", en: "Colour" };';
	expect(addBesideEnglish(source, "de")).toBe('const a = { tr: "Renk", en: "Colour", de: "Colour ⟦…⟧" };');
});

it("puts the mark before the full stop of a sentence", () => {
	const source = 'const a = { tr: "Bir renk.", en: "A colour." };';
	expect(addBesideEnglish(source, "de")).toContain('de: "A colour ⟦…⟧."');
});

it("describes a value of a schema on one line and on several", () => {
	expect(addToSchema('{ "description": "A colour." }', "de")).toBe(
		'{ "description": "A colour.", "x-de": "A colour ⟦…⟧." }',
	);
	expect(addToSchema('{\n\t"description": "A colour."\n}', "de")).toBe(
		'{\n\t"description": "A colour.",\n\t"x-de": "A colour ⟦…⟧."\n}',
	);
});

it("leaves the id of a model as it is, since a call is made with it", () => {
	const source = 'const a = { tr: "acme/tilki", en: "acme/fox-1.5" };';
	expect(addBesideEnglish(source, "de")).toBe(
		'const a = { tr: "acme/tilki", en: "acme/fox-1.5", de: "acme/fox-1.5" };',
	);
});

it.each([
	["its title", '---\ntitle: "Colours"\n---\n\nA text.\n', '---\ntitle: "Colours ⟦…⟧"\n---\n\nA text.\n'],
	[
		"its first paragraph where it has no title",
		"---\nsources:\n  - bart\n---\n\nA text. More\nof it.\n\n## Next\n\nAn end.\n",
		"---\nsources:\n  - bart\n---\n\nA text. More\nof it ⟦…⟧.\n\n## Next\n\nAn end.\n",
	],
])("marks a page at %s", (_, source, marked) => {
	expect(markPage(source)).toBe(marked);
});
