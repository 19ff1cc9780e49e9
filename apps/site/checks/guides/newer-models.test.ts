import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import models from "../../data/transformers-models.json" with { type: "json" };
import { loadProgram } from "../../scripts/guides/guide-files.ts";
import { wordsIn } from "../../messages/words.ts";
import { toDateWords } from "../../src/lib/words/date-words.ts";
import { type Locale, LOCALES } from "../../src/lib/locale.ts";
import { toAnchor } from "../../src/lib/urls/anchors.ts";

const NEWER = "/docs/transformers/newer-models/";
const readPage = (name: string, locale: Locale) =>
	readFileSync(new URL(`../../content/${locale}/docs/${name}.mdx`, import.meta.url), "utf8");

it("looks up the models that the table marks as gone, and names each on both pages", () => {
	const gone = models.rows.filter((row) => row.gone === true);
	const code = loadProgram("newer-models").cells.find(({ id }) => id === "gone")?.code ?? "";
	const listed = [...code.matchAll(/"([\w -]+)"/g)].flatMap(([, list = ""]) => list.trim().split(" "));
	expect(listed.toSorted()).toEqual(gone.map(({ page }) => page).toSorted());
	for (const locale of LOCALES) {
		const page = readPage("transformers/newer-models", locale);
		expect(gone.filter(({ name }) => !page.includes(name))).toEqual([]);
	}
});

it.each(LOCALES)(
	"quotes the mark of the rows that version 5 dropped as the table has it, in %s",
	(locale) => {
		for (const page of ["transformers", "transformers/newer-models"])
			expect(readPage(page, locale)).toContain(`“${wordsIn(locale).models.gone}”`);
	},
);

it.each(LOCALES)("says above the table where it ends, and where later families are, in %s", (locale) => {
	const above = readPage("transformers", locale).split("<SupportedModels")[0]?.trim().split("\n\n").at(-1);
	expect(above).toContain(`[${models.source.libraryVersion.split(".", 2).join(".")}]`);
	expect(above).toContain(toDateWords(models.source.date, locale));
	expect(above).toContain(`(${NEWER}#${toAnchor(wordsIn(locale).models.newer.title)})`);
});
