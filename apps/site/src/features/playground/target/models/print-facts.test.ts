import { MODELS } from "@pusula/tasks/models";
import { expect, test } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import { printFacts } from "./print-facts.ts";

const { models: words } = wordsIn("tr").playground;

test("an option marks each shown fact that no source was seen for", () => {
	const unseen = MODELS.filter(
		({ unverified = [], licence }) => unverified.includes("licence") && licence.name !== undefined,
	);
	expect(unseen.length).toBeGreaterThan(50);
	const isMarked = (model: (typeof MODELS)[number]) =>
		printFacts(model, words, "tr").includes(`${model.licence.name ?? ""} (doğrulanmadı)`);
	expect(unseen.filter((model) => !isMarked(model)).map(({ id }) => id)).toEqual([]);
	const seen = MODELS.filter(({ unverified = [] }) => unverified.length === 0);
	expect(seen.filter((model) => printFacts(model, words, "tr").includes("doğrulanmadı"))).toEqual([]);
});
