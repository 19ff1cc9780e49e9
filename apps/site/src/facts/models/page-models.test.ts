import { expect, test } from "vitest";
import { listPageModels } from "./page-models.ts";

test("puts the catalogue's models first, then the called one and those of the article, each once", () => {
	const article =
		"Use [dbmdz/bert-base-turkish-cased](https://huggingface.co/dbmdz/bert-base-turkish-cased), not FacebookAI/xlm-roberta-base.";
	expect(listPageModels("fill-mask", "dbmdz/bert-base-turkish-cased", article).map(({ id }) => id)).toEqual([
		"answerdotai/ModernBERT-large",
		"FacebookAI/xlm-roberta-base",
		"dbmdz/bert-base-turkish-cased",
	]);
});

test("does not take the beginning of a longer name for a model", () => {
	expect(listPageModels("other", undefined, '"openai/whisper-large-v3-turbo"').map(({ id }) => id)).toEqual([
		"openai/whisper-large-v3-turbo",
	]);
	expect(listPageModels("other", undefined, "Bkz. openai/whisper-small.").map(({ id }) => id)).toEqual([
		"openai/whisper-small",
	]);
});
