import { describe, expect, it } from "vitest";
import { embed } from "./embed.ts";
import { finish } from "./finish.ts";
import { buildFromSchema } from "./from-schema.ts";
import { looksTurkish, toTokens } from "./language.ts";
import { composeChatText } from "./chat-text.ts";

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
	it("says in the language of the message that no model runs", () => {
		expect(composeChatText("tr", undefined)).toContain("simülatör model çalıştırmaz");
		expect(composeChatText("en", undefined)).toContain("the simulator runs no model");
	});

	it("passes on what a tool said", () => {
		expect(composeChatText("tr", "21 derece")).toBe("Aracın verdiği yanıt şu: 21 derece");
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

describe("embed", () => {
	it("gives the same text the same vector of length one", () => {
		expect(embed("kırmızı elma", 0)).toEqual(embed("kırmızı elma", 0));
		expect(embed("kırmızı elma", 0)).not.toEqual(embed("hızlı tren", 0));
		expect(Math.hypot(...embed("kırmızı elma", 0, 12))).toBeCloseTo(1, 5);
	});
});
