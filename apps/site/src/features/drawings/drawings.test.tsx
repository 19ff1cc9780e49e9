import { readdir, readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { LOCALES } from "../../lib/locale.ts";
import { drawingIn } from "./drawing.tsx";
import { DRAWINGS, findDrawing } from "./drawings/index.ts";
import { listLayoutFaults } from "./layout-faults.ts";
import { NARROW, WIDE } from "./parts/layout.ts";

const CONTENT = new URL("../../../content/", import.meta.url);
const PLACED = /<Drawing id="([^"]*)" \/>/g;
/** Pages of tools: one file for every language. */
const TOOL_PAGES = ["metrics", "measure"].map(
	(name) => new URL(`../../pages/[...locale]/${name}.astro`, import.meta.url),
);
/** A description says what there is to see; a title alone does not. */
const SHORTEST_DESCRIPTION = 80;

describe.each(DRAWINGS.map((drawing) => ({ id: drawing.id, drawing })))("$id", ({ drawing }) => {
	it("is named, described and explained in every language, with the same words in it", () => {
		const [first, ...others] = LOCALES.map((locale) => drawing.words[locale]);
		for (const locale of LOCALES) {
			const { title, description, caption } = drawing.words[locale];
			expect(title.length).toBeGreaterThan(0);
			expect(caption).not.toBe(title);
			expect(description.length).toBeGreaterThan(SHORTEST_DESCRIPTION);
		}
		for (const words of others) expect(Object.keys(words)).toEqual(Object.keys(first ?? {}));
	});

	it("fits desks and phones, with no text cut or on another", () => {
		for (const locale of LOCALES)
			for (const sheet of [WIDE, NARROW])
				expect(listLayoutFaults(drawing.draw(locale, sheet), sheet)).toEqual([]);
	});
});

test("no two drawings, nor two parts of the site's pages, share an id", () => {
	const markup = LOCALES.map((locale) => {
		const Drawing = drawingIn(locale);
		return renderToStaticMarkup(DRAWINGS.map(({ id }) => <Drawing key={id} id={id} />));
	});
	for (const html of markup) {
		const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
		expect(ids.length).toBe(2 * DRAWINGS.length);
		expect(new Set(ids).size).toBe(ids.length);
	}
});

test("every drawing stands on a page of each language, on none twice", async () => {
	const tools = await Promise.all(TOOL_PAGES.map((page) => readFile(page, "utf8")));
	const onTools = [...tools.join("").matchAll(/Drawing\(\{ id: "([^"]*)"/g)];
	for (const locale of LOCALES) {
		const folder = new URL(`${locale}/`, CONTENT);
		const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".mdx"));
		const placed = await Promise.all(
			pages.map(async (name) => {
				const text = await readFile(new URL(name, folder), "utf8");
				const ids = [...text.matchAll(PLACED)].map(([, id = ""]) => id);
				expect({ name, count: new Set(ids).size }).toEqual({ name, count: ids.length });
				return ids;
			}),
		);
		expect([...new Set([...placed.flat(), ...onTools.map(([, id = ""]) => id)])].toSorted()).toEqual(
			DRAWINGS.map(({ id }) => id).toSorted(),
		);
	}
});

test("words name no shade, since what is dark in one theme is light in the other", () => {
	const texts = DRAWINGS.flatMap(({ words }) =>
		LOCALES.map((locale) => Object.values(words[locale]).join(" ")),
	);
	expect(texts.filter((text) => /koyu|\bdark|\blight(?:er|est)?\b/i.test(text))).toEqual([]);
});

test("an id that no drawing has is an error that lists those there are", () => {
	expect(() => findDrawing("compass-rose")).toThrow(/No drawing is called "compass-rose".*failover/);
});
