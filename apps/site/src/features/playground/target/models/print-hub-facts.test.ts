import { expect, test } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import { printHubFacts } from "./print-hub-facts.ts";

const { models: words } = wordsIn("tr").playground;
const MODEL = {
	id: "acme/fox",
	providers: ["groq", "together"],
	licence: "apache-2.0",
	languages: ["en", "de", "fr", "it", "tr"],
};

test("a model that the table does not hold has the licence and the languages of the hub", () => {
	expect(printHubFacts(MODEL, words, false)).toBe(
		"apache-2.0 · en, de, fr, it, +1 · sunanlar: groq, together",
	);
});

test("of a model of the table the hub adds who serves it", () => {
	expect(printHubFacts(MODEL, words, true)).toBe("sunanlar: groq, together");
	expect(printHubFacts({ ...MODEL, providers: [] }, words, true)).toBe("");
});
