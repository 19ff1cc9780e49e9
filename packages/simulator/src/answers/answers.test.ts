import { describe, expect, it } from "vitest";
import { embed } from "./embed.ts";
import { finish } from "./finish.ts";
import { findLanguage } from "./find-language.ts";
import { sampleAnswer, sampleToolAnswer } from "./sample.ts";
import { toTokens } from "./tokens.ts";

describe("language", () => {
	it.each(["Merhaba", "Hava nasıl?", "Bana bir masal anlat", "Neden gökyüzü mavi?", "İstanbul"])(
		"takes %j for Turkish",
		(text) => {
			expect(findLanguage(text)).toBe("tr");
		},
	);

	it.each([
		"Hello",
		"Tell me a story",
		"What is the capital of France?",
		"Wie geht es dir, schöne Welt?",
		"def f(x): return x",
	])("does not take %j for Turkish", (text) => {
		expect(findLanguage(text)).toBeUndefined();
	});

	it.each(["Merhaba dünya!", "  iki  boşluk ", "emoji 👋🏽 ve é", "satır\nsonu"])(
		"cuts %j into tokens that join to it",
		(text) => {
			expect(toTokens(text).join("")).toBe(text);
		},
	);
});

describe("finish", () => {
	it("cuts at the first stop text and at the limit", () => {
		expect(finish("bir iki üç", 2)).toEqual({ text: "bir iki", tokens: ["bir", " iki"], reason: "length" });
		expect(finish("bir iki üç", 9, ["üç", " iki"])).toMatchObject({ text: "bir", reason: "stop_sequence" });
		expect(finish("bir", 9, ["dört"])).toMatchObject({ text: "bir", reason: "stop" });
	});
});

describe("reply", () => {
	it("says in the language of the message that no model runs", () => {
		expect(sampleAnswer("tr")).toContain("simülatör model çalıştırmaz");
		expect(sampleAnswer("en")).toContain("the simulator runs no model");
	});

	it("passes on what a tool said", () => {
		expect(sampleToolAnswer("tr", "21 derece")).toBe(
			"Örnek yanıt: simülatör model çalıştırmaz. Aracın sonucu: 21 derece",
		);
		expect(sampleToolAnswer("en", "a\n".repeat(200))).toMatch(/tool: (?:a ){99}a…$/);
	});
});

describe("embed", () => {
	it("gives the same text the same vector of length one", () => {
		expect(embed("kırmızı elma", 0)).toEqual(embed("kırmızı elma", 0));
		expect(embed("kırmızı elma", 0)).not.toEqual(embed("hızlı tren", 0));
		expect(Math.hypot(...embed("kırmızı elma", 0, 12))).toBeCloseTo(1, 5);
	});

	it("does not begin a long vector with zeros alone", () => {
		const vector = embed("Yağmur yüzünden maç ertelendi.", 0, 1024);
		expect(vector).toHaveLength(1024);
		expect(vector.slice(0, 8)).not.toContain(0);
	});
});
