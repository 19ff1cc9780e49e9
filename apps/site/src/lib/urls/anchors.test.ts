import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAnchor, toAnchors } from "./anchors.ts";

describe("toAnchor", () => {
	it("follows the documented rule for Turkish letters", () => {
		expect(toAnchor("IŞIK")).toBe("isik");
		expect(toAnchor("İstek")).toBe("istek");
		expect(toAnchor("Ön işleme & eğitim")).toBe("on-isleme-egitim");
	});

	it("has no leading hyphen when a title starts with a sign", () => {
		expect(toAnchor("→ Transformers")).toBe("transformers");
		expect(toAnchor("🤗")).toBe("bolum");
	});

	it("only ever gives letters, digits and single hyphens", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (title) => {
				expect(toAnchor(title)).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
			}),
		);
	});
});

describe("toAnchors", () => {
	it("keeps anchors unique even against a title that looks like a numbered one", () => {
		expect(toAnchors(["Giriş", "Giriş", "giris 2", "Giriş"])).toEqual([
			"giris",
			"giris-2",
			"giris-2-2",
			"giris-3",
		]);
	});

	it("never repeats an anchor", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom("a", "A", "a 2", "a-2", "b")), (titles) => {
				const anchors = toAnchors(titles);
				expect(new Set(anchors).size).toBe(anchors.length);
			}),
		);
	});
});
