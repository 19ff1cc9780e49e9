import { expect, test } from "vitest";
import { findModelFacts, modelKnows, toInputLocale } from "./model-facts.ts";

test("finds a model by its id, and nothing for one that the table does not hold", () => {
	expect(findModelFacts("facebook/bart-large-mnli")?.licence.name).toBe("MIT");
	expect(findModelFacts("acme/fox")).toBeUndefined();
});

test("says what a model knows, and that nobody says so", () => {
	expect(modelKnows("savasy/bert-base-turkish-squad", "tr")).toBe(true);
	expect(modelKnows("facebook/bart-large-mnli", "tr")).toBe(false);
	expect(modelKnows("acme/fox", "tr")).toBe("unknown");
});

test("puts an example in the page's language to a model that knows it, else in one that it knows", () => {
	expect(toInputLocale("savasy/bert-base-turkish-squad", "tr")).toBe("tr");
	expect(toInputLocale("facebook/bart-large-mnli", "tr")).toBe("en");
	expect(toInputLocale("openai/gpt-4o-mini", "tr")).toBe("en");
	expect(toInputLocale("google/vit-base-patch16-224", "tr")).toBe("tr");
	expect(toInputLocale("acme/fox", "tr")).toBe("tr");
});
