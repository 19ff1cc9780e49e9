import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-to-text. */
export const task: Task = {
	id: "image-to-text",
	name: "Image-to-Text",
	names: { tr: "Görüntüden metne", en: "Image-to-Text" },
	modality: "cv",
	color: "red",
	position: 240,
	outputKind: "text",
	subtasks: [
		{
			type: "image-captioning",
			name: "Image Captioning",
			names: { tr: "Görüntü altyazılama", en: "Image Captioning" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-to-text. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "red_caps" }, { id: "datasets/conceptual_captions" }],
	metrics: [],
	models: [
		{ id: "Salesforce/blip2-opt-2.7b" },
		{ id: "microsoft/kosmos-2-patch14-224" },
		{ id: "facebook/nougat-base" },
		{ id: "llava-hf/llava-1.5-7b-hf" },
		{ id: "allenai/olmOCR-7B-0725" },
		{ id: "fancyfeast/llama-joycaption-beta-one-hf-llava" },
	],
	spaces: [
		{ id: "nielsr/comparing-captioning-models" },
		{ id: "flax-community/image-captioning" },
		{ id: "nielsr/TrOCR-handwritten" },
		{ id: "Salesforce/BLIP" },
		{ id: "Salesforce/BLIP2" },
		{ id: "johko/capdec-image-captioning" },
		{ id: "multimodalart/OmniSVG-3B" },
		{ id: "numind/NuMarkdown-8B-Thinking" },
		{ id: "fancyfeast/joy-caption-beta-one" },
	],
	widgetModels: ["Salesforce/blip-image-captioning-large"],
	isPlaceholder: false,
};

/** Input that fits the schema of image-to-text. */
export const example: TaskExample = { tr: { inputs: "cats.jpg" }, en: { inputs: "cats.jpg" } };
