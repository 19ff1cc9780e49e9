import { expect, test } from "vitest";
import { TASK_IDS, TASK_INFO } from "@pusula/tasks";
import { LOCALES } from "../../lib/locale.ts";
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
	expect(toInputLocale(findModelFacts("savasy/bert-base-turkish-squad"), "tr")).toBe("tr");
	expect(toInputLocale(findModelFacts("facebook/bart-large-mnli"), "tr")).toBe("en");
	expect(toInputLocale(findModelFacts("openai/gpt-4o-mini"), "tr")).toBe("en");
	expect(toInputLocale(findModelFacts("google/gemma-3-27b-it"), "tr")).toBe("en");
	expect(toInputLocale(findModelFacts("google/vit-base-patch16-224"), "tr")).toBe("tr");
	expect(toInputLocale(findModelFacts("Helsinki-NLP/opus-mt-tc-big-en-tr"), "tr")).toBe("en");
	expect(toInputLocale(findModelFacts("Helsinki-NLP/opus-mt-tc-big-tr-en"), "en")).toBe("tr");
	expect(toInputLocale(findModelFacts("acme/fox"), "tr")).toBe("tr");
});

test.each(LOCALES)("no default model of %s gets a language that no source says it knows", (locale) => {
	const wrong = TASK_IDS.flatMap((task) => {
		const model = TASK_INFO[task].snippetModels?.[locale];
		return model && modelKnows(model, toInputLocale(findModelFacts(model), locale)) !== true
			? [`${task}: ${model}`]
			: [];
	});
	expect(wrong).toEqual([]);
});
