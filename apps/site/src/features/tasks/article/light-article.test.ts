import { describe, expect, it } from "vitest";
import { isLightArticle } from "./light-article.ts";

const text = (length: number): string => `<p>${"a".repeat(length)}</p>`;

describe("an article", () => {
	it("is light by the length of its text", () => {
		expect(isLightArticle([text(1800), text(1700)])).toBe(true);
		expect(isLightArticle([text(1800), text(1701)])).toBe(false);
	});

	it("is not heavier for its code, drawings and notes of terms", () => {
		const note = `<span popover="auto"><span>${text(2000)}</span><a href="/">Sözlük</a></span>`;
		expect(isLightArticle([text(3000), `<figure>${text(2000)}</figure>`, note])).toBe(true);
	});
});
