import { expect, it } from "vitest";
import measured from "../../generated/fertility.json" with { type: "json" };
import { readGuidePage } from "../../scripts/guides/guide-examples.ts";
import { LOCALES } from "../../src/lib/locale.ts";
import { numbersIn } from "../../src/locales/forms.ts";

const perWord = new Map(measured.tokenizers.map(({ id, tr }) => [id, tr.perWord]));

it.each(LOCALES)("the page compares two vocabularies of one size as they were measured, in %s", (locale) => {
	const page = readGuidePage("tokenizers-and-turkish", locale);
	for (const id of ["llama3", "deepseek_v3"])
		expect(page).toContain(numbersIn(locale).format(perWord.get(id) ?? 0));
	expect(perWord.get("gemma3")).toBe(Math.min(...perWord.values()));
});
