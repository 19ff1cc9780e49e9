import { expect, it } from "vitest";
import { fromParams, isListed, toParams } from "./task-filter.ts";

const task = {
	text: "image-segmentation Görüntü bölütleme",
	modality: "cv",
	libraries: ["timm", "transformers"],
};
const all = { query: "", modality: "", library: "" };

it("lists everything when nothing is asked for", () => {
	expect(isListed(task, all)).toBe(true);
});

it("finds a task by a Turkish word typed without Turkish letters", () => {
	expect(isListed(task, { ...all, query: "goruntu BOLUT" })).toBe(true);
	expect(isListed(task, { ...all, query: "ses" })).toBe(false);
});

it("asks for all parts at once", () => {
	expect(isListed(task, { query: "image", modality: "cv", library: "timm" })).toBe(true);
	expect(isListed(task, { query: "image", modality: "nlp", library: "timm" })).toBe(false);
	expect(isListed(task, { query: "image", modality: "cv", library: "tim" })).toBe(false);
});

it("gives back what it wrote into a URL", () => {
	const filter = { query: "ses", modality: "audio", library: "" };
	const params = toParams(filter, new URLSearchParams("library=x&fw=pt"));
	expect(params.toString()).toBe("fw=pt&q=ses&modality=audio");
	expect(fromParams(params)).toEqual(filter);
});
