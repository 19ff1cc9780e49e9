import { expect, it } from "vitest";
import { toTaskFilter, passesTaskFilter, toTaskParams } from "./task-filter.ts";

const task = {
	text: "image-segmentation Görüntü bölütleme",
	modality: "cv",
	libraries: ["timm", "transformers"],
};
const all = { query: "", modality: "", library: "" };

it("lists everything when nothing is asked for", () => {
	expect(passesTaskFilter(task, all)).toBe(true);
});

it("finds a task by a Turkish word typed without Turkish letters", () => {
	expect(passesTaskFilter(task, { ...all, query: "goruntu BOLUT" })).toBe(true);
	expect(passesTaskFilter(task, { ...all, query: "ses" })).toBe(false);
});

it("asks for all parts at once", () => {
	expect(passesTaskFilter(task, { query: "image", modality: "cv", library: "timm" })).toBe(true);
	expect(passesTaskFilter(task, { query: "image", modality: "nlp", library: "timm" })).toBe(false);
	expect(passesTaskFilter(task, { query: "image", modality: "cv", library: "tim" })).toBe(false);
});

it("gives back what it wrote into a URL", () => {
	const filter = { query: "ses", modality: "audio", library: "" };
	const params = toTaskParams(filter, new URLSearchParams("library=x&fw=pt"));
	expect(params.toString()).toBe("fw=pt&q=ses&modality=audio");
	expect(toTaskFilter(params)).toEqual(filter);
});
