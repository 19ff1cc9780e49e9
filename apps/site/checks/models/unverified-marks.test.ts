import { type Model, type ModelField, MODELS, RESULTS } from "@pusula/tasks/models";
import { TASK_IDS } from "@pusula/tasks";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { expect, test } from "vitest";
import { wordsIn } from "../../messages/words.ts";
import { findModelFacts } from "../../src/facts/models/model-facts.ts";
import { printFacts } from "../../src/features/playground/target/models/print-facts.ts";
import { ChooserTable } from "../../src/features/models/chooser-table.tsx";
import { listModelEndings } from "../../src/features/models/models-ending.tsx";
import { toModelLine } from "../../src/features/models/model-lines.ts";

const MARK = "doğrulanmadı";
const unseen = MODELS.filter(({ unverified = [] }) => unverified.includes("licence"));

const WAYS: Readonly<Record<string, (model: Model) => string>> = {
	"a line of facts": (model) => toModelLine(model, "tr"),
	"the list of the playground": (model) => printFacts(model, wordsIn("tr").playground.models, "tr"),
	"a list of models": ({ id }) => renderToStaticMarkup(listModelEndings(id, "tr")[0]?.content),
};

test.each(Object.entries(WAYS))("%s marks a licence, and no seen fact, as not verified", (_, print) => {
	expect(unseen.length).toBeGreaterThan(10);
	expect(unseen.filter((model) => !print(model).includes(MARK)).map(({ id }) => id)).toEqual([]);
	const seen = MODELS.filter(({ unverified = [] }) => unverified.length === 0);
	expect(seen.filter((model) => print(model).includes(MARK)).map(({ id }) => id)).toEqual([]);
});

test.each(Object.entries(WAYS))("%s marks each model without a source as not verified", (_, print) => {
	const bare = MODELS.filter(({ sources }) => sources.length === 0);
	expect(bare.filter((model) => !print(model).includes(MARK)).map(({ id }) => id)).toEqual([]);
});

/** Whether a row says something of its languages, and not only that they are not known. */
const saysLanguages = ({ languages }: Model): boolean =>
	languages !== "none" &&
	("tags" in languages || languages.count !== undefined || languages.turkish !== "unknown");

/** Rows for which no source was seen of one field alone, whose value is shown. */
const alone = (field: ModelField): readonly Model[] =>
	MODELS.filter(
		(model) =>
			model.unverified?.join() === field &&
			(field !== "languages" || saysLanguages(model)) &&
			(field !== "gated" || model.gated === true),
	);

test.each(
	(["languages", "parameters", "contextLength", "licence", "gated", "released"] as const).flatMap((field) =>
		Object.entries(WAYS).map(([name, print]) => [name, field, print] as const),
	),
)("%s marks %s where that is what no source was seen for", (_name, field, print) => {
	const models = alone(field);
	expect(models.length).toBeGreaterThan(0);
	expect(models.filter((model) => !print(model).includes(MARK)).map(({ id }) => id)).toEqual([]);
});

test("the table of results marks each language, size and licence that no source was seen for", () => {
	const marks = TASK_IDS.map((task) => {
		const html = renderToStaticMarkup(createElement(ChooserTable, { task, locale: "tr" }));
		const rows = RESULTS[task]?.benchmarks.flatMap(({ results }) => results) ?? [];
		const expected = rows.flatMap(({ model }) =>
			(findModelFacts(model)?.unverified ?? []).filter(
				(field) =>
					field === "licence" ||
					field === "parameters" ||
					(field === "languages" && findModelFacts(model)?.languages !== "none"),
			),
		);
		return { task, found: html.split(`<small>${MARK}</small>`).length - 1, expected: expected.length };
	});
	expect(marks.reduce((sum, { expected }) => sum + expected, 0)).toBeGreaterThan(10);
	expect(marks.filter(({ found, expected }) => found !== expected)).toEqual([]);
});

test.each(["tr", "en"] as const)(
	"the table of results says why a size or a licence is missing: %s",
	(locale) => {
		const { noSize, noLicence } = wordsIn(locale).chooser;
		const missing = TASK_IDS.flatMap((task) => {
			const html = renderToStaticMarkup(createElement(ChooserTable, { task, locale }));
			const rows = RESULTS[task]?.benchmarks.flatMap(({ results }) => results) ?? [];
			const sizes = rows.filter(
				({ model, parameters }) => !(findModelFacts(model)?.parameters ?? parameters),
			);
			const licences = rows.filter(({ model, licence }) => !(findModelFacts(model)?.licence.name ?? licence));
			const count = (words: readonly string[]) =>
				words.reduce((sum, one) => sum + html.split(`>${one}`).length - 1, 0);
			const found = [count(Object.values(noSize)), count(Object.values(noLicence))];
			expect(html).not.toContain(">–<");
			return [{ task, found, expected: [sizes.length, licences.length] }];
		});
		expect(missing.filter(({ found, expected }) => found.join() !== expected.join())).toEqual([]);
		expect(missing.some(({ expected }) => expected.some((count) => count > 0))).toBe(true);
	},
);
