import { expect, it } from "vitest";
import { buildCatalogue, buildTaskData } from "./build-catalogue.ts";
import { isShippedModel, withLocalFiles } from "./catalogue.ts";

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
	expect(withLocalFiles(CATALOGUE, READER, DATA).files).toEqual({
		inputs: "/document-question-answering/receipt.tr.png",
	});
	const hub = withLocalFiles(CATALOGUE, { ...READER, model: "Xenova/vit-gpt2-image-captioning" }, DATA);
	expect(hub.files).toBe(DATA.files);
	expect(DATA.files["inputs"]).toMatch(/^\/image-to-text\//);
});
