import { expect, it } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { buildCatalogue } from "./build-catalogue.ts";
import { buildTaskData } from "./build-task-data.ts";
import { isShippedModel } from "./state/catalogue.ts";
import { withLocalExample } from "./task-data.ts";

const CATALOGUE = buildCatalogue("tr", {});
const READER = { task: "image-to-text", model: "tesseract/tur+eng" };
const DATA = buildTaskData("image-to-text", "tr", (task, name) => `/${task}/${name}`);

it("the model that comes with the site is told from those of the hub, and from those of other tasks", () => {
	expect(isShippedModel(CATALOGUE, READER)).toBe(true);
	expect(isShippedModel(CATALOGUE, { ...READER, model: "Xenova/vit-gpt2-image-captioning" })).toBe(false);
	expect(isShippedModel(CATALOGUE, { task: "text-generation", model: "pusula/kucuk-dil-modeli" })).toBe(true);
	expect(isShippedModel(CATALOGUE, { ...READER, task: "fill-mask" })).toBe(false);
});

it("the reader of text gets a picture with text, a model of the hub the example's own", () => {
	expect(withLocalExample(CATALOGUE, READER, DATA).files).toEqual({
		inputs: "/document-question-answering/receipt.tr.png",
	});
	expect(withLocalExample(CATALOGUE, READER, DATA).language).toBeUndefined(); // that of the first hub model's words
	const hub = withLocalExample(CATALOGUE, { ...READER, model: "Xenova/vit-gpt2-image-captioning" }, DATA);
	expect(hub.files).toBe(DATA.files);
	expect(DATA.files["inputs"]).toMatch(/^\/image-to-text\//);
});

it.each(["tr", "en"] as const)("the small model gets a beginning from its own subject (%s)", (locale) => {
	const data = buildTaskData("text-generation", locale);
	const target = { task: "text-generation", model: "pusula/kucuk-dil-modeli" };
	const { example } = withLocalExample(CATALOGUE, target, data);
	expect(example).toMatchObject({ inputs: wordsIn(locale).languageModel.sample, parameters: { seed: 1 } });
	expect(data.example).not.toEqual(example);
	expect(withLocalExample(CATALOGUE, { ...target, model: "a/b" }, data)).toBe(data);
	expect(buildTaskData("conversational", locale).shipped).toBeUndefined();
});
