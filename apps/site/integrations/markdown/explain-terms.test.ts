import { mdxToJs } from "satteri";
import { describe, expect, it } from "vitest";
import { explainTerms } from "./explain-terms.ts";

/** The explained uses in a page, as `id: words`. */
function explain(source: string, path = "tr/docs/a.mdx"): readonly string[] {
	const fileURL = new URL(`file:///site/content/${path}`);
	const { code } = mdxToJs(source, { mdastPlugins: [explainTerms], fileURL, jsx: true });
	return [...code.matchAll(/<_components\.Term|<Term id="([\w-]+)">\{?"?([^<"}]+)/g)].map(
		([, id, words]) => `${id}: ${words}`,
	);
}

describe("explainTerms", () => {
	it("marks the first use of a term, with its Turkish endings", () => {
		expect(explain("Metin belirteçlere bölünür.\n\nHer belirteci sayın.")).toEqual(["token: belirteçlere"]);
	});

	it("takes the longer of two terms that overlap", () => {
		expect(explain("Kosinüs benzerliği ölçülür.")).toEqual(["cosine-similarity: Kosinüs benzerliği"]);
	});

	it("leaves a term inside a longer name that means something else", () => {
		expect(explain("Gradyan artırma bir, gradyan artırma iki, gradyan üç.")).toEqual([
			"gradient-boosting: Gradyan artırma",
			"gradient: gradyan",
		]);
		expect(explain("İstemci bir istek gönderir.")).toEqual([]);
	});

	it("leaves headings, links, code, tables, components and marked English", () => {
		const source = [
			"## Belirteç nedir",
			"[belirteç](/tasks/) ve `belirteç` ve <En>belirteç</En>",
			"| belirteç |\n| - |\n| belirteç |",
			"```\nbelirteç\n```",
			"<Cards>\n\nbelirteç\n\n</Cards>",
		].join("\n\n");
		expect(explain(source)).toEqual([]);
	});

	it("finds terms in lists and emphasis", () => {
		expect(explain("- Bir **belirteç** daha")).toEqual(["token: belirteç"]);
	});

	it("explains words with an everyday meaning only in the articles of their tasks", () => {
		expect(explain("Sıcaklık yükselir.")).toEqual([]);
		expect(explain("Sıcaklık yükselir.", "tr/tasks/text-generation.mdx")).toEqual(["temperature: Sıcaklık"]);
	});

	it("marks two terms a paragraph and eight a page at most", () => {
		const terms = [
			"belirteç",
			"istem",
			"gömme",
			"nicemleme",
			"damıtma",
			"uydurma",
			"eşik",
			"kodlayıcı",
			"etmen",
			"çizge",
		];
		expect(explain(terms.join(", "))).toHaveLength(2);
		expect(explain(terms.join("\n\n"))).toHaveLength(8);
	});

	it("reads English pages in English", () => {
		expect(explain("Tokens are counted.", "en/docs/a.mdx")).toEqual(["token: Tokens"]);
	});

	it("keeps the text around as it was", () => {
		const { code } = mdxToJs("Önce belirteç, sonra uzun bir metin.", {
			mdastPlugins: [explainTerms],
			fileURL: new URL("file:///site/content/tr/docs/a.mdx"),
			jsx: true,
		});
		expect(code).toContain("Önce ");
		expect(code).toContain(", sonra uzun bir metin.");
	});
});
