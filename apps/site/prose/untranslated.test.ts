import { expect, it } from "vitest";
import type { Prose } from "./prose.ts";
import { readMdx } from "./read-mdx.ts";
import { keepTranslated, withoutUntranslated } from "./untranslated.ts";

const page = (name: string, title: string) =>
	readMdx(`${name}.mdx`, "en", name, `---\ntitle: ${title}\n---\n\nA text.\n`);
const string = (text: string) => ({ path: "words.ts", line: 1, locale: "en" as const, text });
const PROSE = {
	pages: [page("done", "Title"), page("open", "Title ⟦…⟧")],
	passages: [string("A word."), string("Another word ⟦…⟧.")],
	modelNotes: [],
} as unknown as Prose; // nothing else of it is read

it("leaves out strings that are still to be translated", () => {
	expect(withoutUntranslated(PROSE).passages.map(({ text }) => text)).toEqual(["A word."]);
});

it("finds nothing on pages that are still to be translated", () => {
	const findings = ["done.mdx", "open.mdx", "words.ts"].map((path) => ({
		path,
		line: 1,
		message: "Mend it.",
	}));
	expect(keepTranslated(findings, PROSE).map(({ path }) => path)).toEqual(["done.mdx", "words.ts"]);
});
