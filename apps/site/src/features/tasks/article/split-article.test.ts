import { describe, expect, it } from "vitest";
import { findOpening, splitArticle, standsBeside, takeCode } from "./split-article.ts";

const MARK = '<hr class="article-section"/>';

describe("an article taken apart", () => {
	it("gives what stands behind each heading, in order", () => {
		expect(splitArticle(`${MARK}<p>a</p>${MARK}<p>b</p><p>c</p>`)).toEqual(["<p>a</p>", "<p>b</p><p>c</p>"]);
	});

	it("has what is before the first heading apart", () => {
		expect(findOpening(`<figure></figure>\n${MARK}<p>a</p>`)).toBe("<figure></figure>");
		expect(findOpening(`${MARK}<p>a</p>`)).toBeUndefined();
	});

	it("gives nothing for an article without headings", () => {
		expect(splitArticle("<p>a</p>")).toEqual([]);
	});

	it("gives its first block of code away, and no other", () => {
		const [first, second] = ["one", "two"].map(
			(code) => `<figure class="x" data-code-block="">${code}</figure>`,
		);
		expect(takeCode([`<figure class="drawing"></figure>`, `<p>a</p>${first}<p>b</p>${second}`])).toEqual({
			code: first,
			parts: [`<figure class="drawing"></figure>`, `<p>a</p><p>b</p>${second}`],
		});
	});

	it("leaves an article without code as it is", () => {
		expect(takeCode(["<p>a</p>"])).toEqual({ code: undefined, parts: ["<p>a</p>"] });
	});
});

describe("the figure of a part", () => {
	const drawing = '<figure><svg viewBox="-1 -1 330 400"></svg></figure>';
	const text = (characters: number) => `<p>${"a".repeat(characters)}</p>`;

	it("stands beside a text of like height", () => {
		expect(standsBeside(text(900) + drawing)).toBe(true);
		expect(standsBeside(text(2000) + drawing)).toBe(false);
	});

	it("stays in the columns with tables, with others, and where there is none", () => {
		expect(standsBeside(`${text(900)}<table></table>${drawing}`)).toBe(false);
		expect(standsBeside(text(900) + drawing + drawing)).toBe(false);
		expect(standsBeside(text(900))).toBe(false);
	});

	it("is as high as its lines where it is code", () => {
		const code = (lines: number) => `<figure class="x" data-code-block="">${"a\n".repeat(lines)}</figure>`;
		expect(standsBeside(text(900) + code(15))).toBe(true);
		expect(standsBeside(text(900) + code(3))).toBe(false);
	});
});
