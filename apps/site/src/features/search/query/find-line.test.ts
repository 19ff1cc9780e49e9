import { describe, expect, it } from "vitest";
import { findLine } from "./find-line.ts";
import { markWords } from "./mark-words.ts";
import { readServedPage } from "./read-page.ts";

const PAGE = readServedPage(`<https://site.invalid/docs/failover/>

# Yedek sağlayıcı

Sağlayıcı adı yerine bir liste verin.

[Deneme alanında aç](https://site.invalid/playground/)

## Liste verin

\`\`\`ts
// istemci sıradakini dener
\`\`\`

İlki yanıt vermezse istemci sıradakini dener. Siz tek bir çağrı görürsünüz.

## Hangi hatalar geçirir

- \`InputError\` geçirmez.
- Süre sınırı çağrının tamamını bitirir: istekler_arası bekleme de, yinelemeler de bu sınırın içindedir ve sayılır, siz listede kaç sağlayıcı verirseniz verin, ne kadar beklerseniz bekleyin; sınırı çağıran koyar, istemci uyar ve ilk boşta kalan işi geri verir.
`);

const find = (query: string, known?: number) => {
	const line = findLine(PAGE, markWords(query, "tr"), known);
	return line && { ...line, pieces: line.pieces.map(({ text }) => text).join("") };
};

describe("findLine", () => {
	it("finds the sentence with most words of the query, whatever their case and endings, below its heading", () => {
		expect(find("TEK çağrılar")).toEqual({
			title: "Liste verin",
			anchor: "liste-verin",
			pieces: "Siz tek bir çağrı görürsünüz.",
		});
	});

	it("takes an item of a list for a line, and skips code", () => {
		expect(find("inputerror")?.pieces).toBe("InputError geçirmez.");
		expect(find("istemci dener")?.pieces).toBe("İlki yanıt vermezse istemci sıradakini dener.");
	});

	it("begins shortly before the first marked word, and ends after one row", () => {
		const { pieces = "" } = find("yineleme") ?? {};
		expect(pieces).toMatch(/^…bekleme de, yinelemeler de .*…$/u);
		expect(pieces.length).toBeLessThanOrEqual(182);
	});

	it("knows no heading before the first one, and not the title of the page", () => {
		expect(find("sağlayıcı adı")).toMatchObject({ anchor: undefined, title: undefined });
		expect(find("yedek")).toBeUndefined();
		expect(find("deneme alanı")).toBeUndefined();
	});

	it("finds nothing where no line has more words than are known", () => {
		expect(find("tek çağrı", 2)).toBeUndefined();
		expect(find("tek çağrı", 1)).toBeDefined();
		expect(find("elma")).toBeUndefined();
	});
});
