import { describe, expect, it } from "vitest";
import { classifyInto, classifyMood } from "./classify.ts";
import { similarity } from "./embed.ts";
import { findAnswers } from "./find-answer.ts";
import { findEntities } from "./find-entities.ts";
import { finish } from "./finish.ts";
import { buildFromSchema } from "./from-schema.ts";
import { looksTurkish, toTokens } from "./language.ts";
import { askTable } from "./read-table.ts";
import { composeChatText } from "./chat-text.ts";
import { summarize, translate } from "./rewrite.ts";

describe("language", () => {
	it.each(["Merhaba", "Hava nasıl?", "Bana bir masal anlat", "Neden gökyüzü mavi?", "İstanbul"])(
		"takes %j for Turkish",
		(text) => {
			expect(looksTurkish(text)).toBe(true);
		},
	);

	it.each([
		"Hello",
		"Tell me a story",
		"What is the capital of France?",
		"Wie geht es dir, schöne Welt?",
		"def f(x): return x",
	])("does not take %j for Turkish", (text) => {
		expect(looksTurkish(text)).toBe(false);
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
	it("keeps to the topic and the language", () => {
		expect(composeChatText({ text: "Vektör veritabanları nedir?", seed: 0 })).toMatch(
			/vektör veritabanları/i,
		);
		expect(composeChatText({ text: "What are vector databases?", seed: 0 })).toMatch(/vector databases/i);
		expect(composeChatText({ text: "12 * 3 kaç eder?", seed: 0 })).toBe("12 * 3 = 36");
	});

	it("passes on what a tool said", () => {
		expect(composeChatText({ text: "Ankara'da hava nasıl?", toolResult: "21 derece", seed: 0 })).toBe(
			"Aracın verdiği yanıt şu: 21 derece",
		);
	});
});

describe("from schema", () => {
	it("follows types, limits, choices, references and combinations", () => {
		const schema = {
			type: "object",
			$defs: { step: { type: "object", properties: { title: { type: "string", maxLength: 10 } } } },
			properties: {
				kind: { enum: ["car", "train"] },
				count: { type: "integer", minimum: 2, maximum: 4 },
				ratio: { type: "number", exclusiveMinimum: 0, maximum: 1 },
				steps: { type: "array", items: { $ref: "#/$defs/step" }, minItems: 3 },
				when: { type: "string", format: "date" },
				any: { anyOf: [{ type: "boolean" }, { type: "null" }] },
				all: { allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }] },
				maybe: { type: ["string", "null"] },
			},
		};
		const value = buildFromSchema(schema, "Take the train with 9 bags");
		expect(value).toEqual({
			kind: "train",
			count: 4,
			ratio: 1,
			steps: [{ title: expect.any(String) }, { title: expect.any(String) }, { title: expect.any(String) }],
			when: "2026-01-15",
			any: expect.any(Boolean),
			all: { a: 1, b: 2 },
			maybe: expect.any(String),
		});
	});

	it("comes to an end with a schema that contains itself", () => {
		const schema = {
			$defs: { node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } } },
			$ref: "#/$defs/node",
		};
		expect(JSON.stringify(buildFromSchema(schema, "x")).length).toBeLessThan(500);
	});
});

describe("text tasks", () => {
	it("finds the mood", () => {
		expect(classifyMood("Harika bir film, çok beğendim")[0]).toMatchObject({ label: "POSITIVE" });
		expect(classifyMood("This was terrible and boring")[0]).toMatchObject({ label: "NEGATIVE" });
	});

	it("shares one among the labels, or judges each alone", () => {
		const shared = classifyInto("iade etmek istiyorum", ["iade", "hukuk", "soru"], 0);
		expect(shared.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1, 2);
		expect(shared[0]?.label).toBe("iade");
		expect(classifyInto("x", ["a", "b"], 0, true).every(({ score }) => score > 0 && score < 1)).toBe(true);
	});

	it("finds names where they stand", () => {
		const text = "Dün Ada Lovelace Londra'ya gitti.";
		const found = findEntities(text);
		expect(found.map(({ word, kind }) => [word, kind])).toEqual([
			["Ada Lovelace", "PER"],
			["Londra", "LOC"],
		]);
		for (const { start, end, word } of found) expect(text.slice(start, end)).toBe(word);
	});

	it("answers from the passage", () => {
		const context = "Kule 1889 yılında yapıldı. Yüksekliği 324 metredir.";
		const [answer] = findAnswers("Kule ne zaman yapıldı?", context);
		expect(answer?.answer).toBe("1889");
		expect(context.slice(answer?.start, answer?.end)).toBe("1889");
	});

	it("answers from a table", () => {
		const table = { Şehir: ["İzmir", "Bursa"], Nüfus: ["4", "3"] };
		expect(askTable(table, "Bursa nüfusu kaç?")).toMatchObject({ answer: "3", coordinates: [[1, 1]] });
		expect(askTable(table, "Toplam nüfus nedir?")).toMatchObject({ aggregator: "SUM", cells: ["4", "3"] });
	});

	it("translates towards the other language or the one asked for", () => {
		expect(translate("Hello world")).toBe("Merhaba dünya");
		expect(translate("Büyük ev")).toBe("Big house");
		expect(translate("Hello", "tur_Latn")).toBe("Merhaba");
	});

	it("shortens without adding anything", () => {
		const text = "Kedi uyur. Kedi ve köpek oynar. Hava güzel. Kedi süt içer.";
		const short = summarize(text);
		expect(short.length).toBeLessThan(text.length);
		expect(text).toContain(short.split(". ")[0] ?? "");
	});

	it("finds texts with shared words alike", () => {
		expect(similarity("kırmızı elma", "kırmızı elmalar", 0)).toBeGreaterThan(
			similarity("kırmızı elma", "hızlı tren", 0),
		);
		expect(similarity("aynı", "aynı", 0)).toBeCloseTo(1, 3);
	});
});
