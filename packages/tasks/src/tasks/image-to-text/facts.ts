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
	summary: {
		tr: "Görüntüye bakıp metin yazar: bir fotoğrafı tek cümleyle betimler ya da taranmış bir sayfadaki yazıyı okur. Görme engelliler için alternatif metin hazırlamak en değerli kullanımlarından biridir.",
		en: "The model looks at a picture and writes text: one sentence that describes a photograph, or the words on a scanned page. Preparing alternative text for blind readers is among its most valuable uses.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: "boats.png", alt: "Kıyıya çekilmiş üç kayık." }],
			outputs: [{ type: "text", label: "Betimleme", content: "Kumsalda yan yana duran üç renkli kayık" }],
		},
		en: {
			inputs: [{ type: "img", filename: "boats.png", alt: "Three rowing boats pulled up on a beach." }],
			outputs: [
				{
					type: "text",
					label: "Description",
					content: "three colourful rowing boats side by side on a beach",
				},
			],
		},
	},
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
