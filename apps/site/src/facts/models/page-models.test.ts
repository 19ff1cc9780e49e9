import { TASK_IDS } from "@pusula/tasks";
import { expect, test } from "vitest";
import { LOCALES } from "../../lib/locale.ts";
import { modelKnows } from "./model-facts.ts";
import { listPageModels, listShownModels, SHOWN_MODELS } from "./page-models.ts";

test("puts models that know the language first, then the catalogue's, the called one and those of the article, each once", () => {
	const article =
		"Use [dbmdz/bert-base-turkish-cased](https://huggingface.co/dbmdz/bert-base-turkish-cased), not FacebookAI/xlm-roberta-base.";
	const page = { task: "fill-mask", locale: "tr" } as const;
	expect(listPageModels(page, "dbmdz/bert-base-turkish-cased", article).map(({ id }) => id)).toEqual([
		"FacebookAI/xlm-roberta-base",
		"dbmdz/bert-base-turkish-cased",
		"answerdotai/ModernBERT-large",
	]);
});

test("does not take the beginning of a longer name for a model", () => {
	expect(
		listPageModels({ task: "other", locale: "tr" }, undefined, '"openai/whisper-large-v3-turbo"').map(
			({ id }) => id,
		),
	).toEqual(["openai/whisper-large-v3-turbo"]);
	expect(
		listPageModels({ task: "other", locale: "tr" }, undefined, "Bkz. openai/whisper-small.").map(
			({ id }) => id,
		),
	).toEqual(["openai/whisper-small"]);
});

test("shows the models that the page's code calls, in the order of the list, however far down they are", () => {
	const models = ["a/a", "a/b", "a/c", "a/d", "openai/whisper-large-v3-turbo", "openai/whisper-small"].map(
		(id) => ({
			id,
		}),
	);
	const article = 'openai/whisper-large-v3-turbo\n\n```py\npipeline(model="openai/whisper-small")\n```\n';
	const show = (called?: string) => listShownModels(models, called, article).map(({ id }) => id);
	expect(show()).toEqual(["a/a", "a/b", "a/c", "openai/whisper-small"]);
	expect(show("openai/whisper-large-v3-turbo")).toEqual([
		"a/a",
		"a/b",
		"openai/whisper-large-v3-turbo",
		"openai/whisper-small",
	]);
});

test.each(LOCALES)(
	"%s: the models that a task's page shows know its language where any of its list does",
	(locale) => {
		const worse = TASK_IDS.filter((task) => {
			const ids = listPageModels({ task, locale }, undefined, "").map(({ id }) => id);
			const lacks = ids.slice(0, SHOWN_MODELS).some((id) => modelKnows(id, locale) !== true);
			return lacks && ids.slice(SHOWN_MODELS).some((id) => modelKnows(id, locale) === true);
		});
		expect(worse).toEqual([]);
	},
);
