import { marked } from "marked";
import { expect, it } from "vitest";
import { hasMarks } from "./markdown-marks.ts";

it.each([
	"# Başlık",
	"- madde",
	"1. madde",
	"a | b\n--|--\n1 | 2",
	"**kalın**",
	"_eğik_",
	"`kod`",
	"    kod",
	"> alıntı",
	"[a](https://example.org)",
	"https://example.org",
	"www.example.org",
	"a@example.org",
	"Başlık\n===",
	"üst\n\n---\n\nalt",
	"~~silinmiş~~",
	"&amp;",
	"\\*",
	"<b>",
])("finds the marks of %j", (text) => {
	expect(hasMarks(text)).toBe(true);
});

it("passes only what Markdown leaves a paragraph", () => {
	const plain = 'Ay hep aynı yüzünü gösterir; bu, %100 doğru (27 gün)! Neden? "Kilit" yüzünden.';
	expect(hasMarks(plain)).toBe(false);
	const [paragraph, ...rest] = [...marked.lexer(plain)];
	expect(paragraph).toMatchObject({ type: "paragraph", text: plain });
	expect(rest).toEqual([]);
	expect(marked.parse(plain.replaceAll('"', ""))).toBe(`<p>${plain.replaceAll('"', "")}</p>\n`);
});
