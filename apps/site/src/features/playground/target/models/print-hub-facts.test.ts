import { expect, test } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import type { Prices } from "./list-hub-models.ts";
import { printHubFacts } from "./print-hub-facts.ts";

const { models: words } = wordsIn("tr").playground;
const MODEL = {
	id: "acme/fox",
	providers: ["groq", "together"],
	licence: "apache-2.0",
	languages: ["en", "de", "fr", "it", "tr"],
};
const PRICES: Prices = new Map([
	[
		"acme/fox",
		new Map([
			["groq", { input: 0.1, output: 0.3 }],
			["together", { input: 0.05, output: 0.2 }],
		]),
	],
]);

function print(
	isInTable: boolean,
	{ provider = "groq", prices = undefined as Prices | undefined, model = MODEL } = {},
) {
	const query = { hubUrl: "", provider, page: "text-generation" };
	return printHubFacts(model, { query, models: new Map(), prices }, { words, locale: "tr", isInTable });
}

test("a model that the table does not hold has the licence and the languages of the hub", () => {
	expect(print(false)).toBe("apache-2.0 · en, de, fr, it, +1 · sunanlar: groq, together · fiyatı bilinmiyor");
});

test("of a model of the table the hub adds who serves it", () => {
	expect(print(true)).toBe("sunanlar: groq, together · fiyatı bilinmiyor");
	expect(print(true, { model: { ...MODEL, providers: [] } })).toBe("fiyatı bilinmiyor");
});

test("the price is that of the chosen provider, or the lowest where the platform chooses", () => {
	expect(print(true, { prices: PRICES })).toMatch(
		/yönlendiricide 1 milyon belirteç: girdi \$0,10, çıktı \$0,30$/,
	);
	expect(print(true, { prices: PRICES, provider: "auto" })).toMatch(
		/en ucuzu together, 1 milyon belirteç: girdi \$0,05, çıktı \$0,20$/,
	);
	expect(print(true, { prices: PRICES, provider: "novita" })).toMatch(/fiyatı bilinmiyor$/);
});
