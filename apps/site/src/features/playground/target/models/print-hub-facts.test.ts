import { expect, test } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import type { HubModel, Offers } from "./list-hub-models.ts";
import { printHubFacts } from "./print-hub-facts.ts";

const { models: words } = wordsIn("tr").playground;
const MODEL: HubModel = {
	id: "acme/fox",
	providers: ["groq", "together"],
	licence: "apache-2.0",
	languages: ["en", "de", "fr", "it", "tr"],
	parameters: 8_190_735_360,
};
const OFFERS: Offers = new Map([
	[
		"acme/fox",
		new Map([
			["groq", { price: { input: 0.1, output: 0.3 }, contextLength: 131_072 }],
			["together", { price: { input: 0.05, output: 0.2 }, contextLength: 32_768 }],
			["fireworks-ai", { contextLength: 65_536 }],
		]),
	],
]);

function print(
	isInTable: boolean,
	{ provider = "groq", offers = undefined as Offers | undefined, model = MODEL } = {},
) {
	const query = { hubUrl: "", provider, page: "text-generation" };
	return printHubFacts(model, { query, models: new Map(), offers }, { words, locale: "tr", isInTable });
}

test("a model that the table does not hold has the size, the languages and the licence of the hub", () => {
	expect(print(false)).toBe(
		"8,19 Mr parametre · en, de, fr, it, +1 · apache-2.0 · sunanlar: groq, together · fiyatı bilinmiyor",
	);
	expect(print(false, { model: { ...MODEL, parameters: undefined } })).toMatch(/^en, de/);
});

test("a model that the table does not hold has the context of the chosen provider, or what each of them takes", () => {
	const read = (provider: string) => print(false, { offers: OFFERS, provider });
	expect(read("groq")).toContain("8,19 Mr parametre · 131.072 belirteçlik bağlam · en");
	expect(read("fireworks-ai")).toContain("65.536 belirteçlik bağlam");
	expect(read("fireworks-ai")).toMatch(/fiyatı bilinmiyor$/);
	expect(read("auto")).toContain("32.768 belirteçlik bağlam");
	expect(read("novita")).not.toContain("bağlam");
	expect(print(true, { offers: OFFERS })).not.toMatch(/bağlam|parametre/);
});

test("of a model of the table the hub adds who serves it", () => {
	expect(print(true)).toBe("sunanlar: groq, together · fiyatı bilinmiyor");
	expect(print(true, { model: { ...MODEL, providers: [] } })).toBe("fiyatı bilinmiyor");
});

test("the price is that of the chosen provider, or the lowest where the platform chooses", () => {
	expect(print(true, { offers: OFFERS })).toMatch(
		/yönlendiricide 1 milyon belirteç: girdi \$0,10, çıktı \$0,30$/,
	);
	expect(print(true, { offers: OFFERS, provider: "auto" })).toMatch(
		/en ucuzu together, 1 milyon belirteç: girdi \$0,05, çıktı \$0,20$/,
	);
	expect(print(true, { offers: OFFERS, provider: "novita" })).toMatch(/fiyatı bilinmiyor$/);
});
