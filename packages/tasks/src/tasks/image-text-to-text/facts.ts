import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of image-text-to-text. */
export const task: Task = {
	id: "image-text-to-text",
	name: "Image-Text-to-Text",
	names: { tr: "Görüntü ve metinden metne", en: "Image-Text-to-Text" },
	modality: "multimodal",
	color: "red",
	position: 400,
	outputKind: "chat",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of image-text-to-text. */
export const info: TaskInfo = {
	summary: {
		tr: "Modele hem görüntü hem metin verirsiniz, yanıtı metin olarak alırsınız. Fotoğraftaki sahneyi sorabilir, bir grafiği yorumlatabilir ya da ekran görüntüsünden kod yazdırabilirsiniz; konuşma birkaç tur sürebilir.",
		en: "You give the model both a picture and words, and it answers in words. You may ask about a scene, have a chart explained, or have code written from a screenshot, and the conversation can go on for several turns.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: "breakfast.png",
					alt: "Masada bir bardak çay, iki simit ve bir tabak zeytin.",
				},
				{
					type: "text",
					label: "Soru",
					content: "Masada kaç kişilik kahvaltı var, nereden anladın?",
				},
			],
			outputs: [
				{
					type: "text",
					label: "Yanıt",
					content:
						"Bir kişilik olabilir: Yalnızca bir çay bardağı var. İki simit olsa da ikinci bir bardak ya da tabak görünmüyor.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: "breakfast.png",
					alt: "A glass of tea, two simits and a plate of olives on a table.",
				},
				{
					type: "text",
					label: "Question",
					content: "For how many people is this breakfast, and how can you tell?",
				},
			],
			outputs: [
				{
					type: "text",
					label: "Answer",
					content:
						"Probably for one: there is only one tea glass. There are two simits, but no second glass or plate.",
				},
			],
		},
	},
	datasets: [
		{ id: "liuhaotian/LLaVA-Instruct-150K" },
		{ id: "DAMO-NLP-SG/multimodal_textbook" },
		{ id: "HuggingFaceM4/the_cauldron" },
		{ id: "HuggingFaceM4/WebSight" },
	],
	metrics: [],
	models: [
		{ id: "HuggingFaceTB/SmolVLM-Instruct" },
		{ id: "microsoft/OmniParser-v2.0" },
		{ id: "allenai/Molmo-7B-D-0924" },
		{ id: "vikhyatk/moondream2" },
		{ id: "Qwen/Qwen2.5-VL-7B-Instruct" },
		{ id: "microsoft/Magma-8B" },
		{ id: "allenai/olmOCR-7B-0225-preview" },
		{ id: "ibm-granite/granite-vision-3.2-2b" },
		{ id: "zai-org/GLM-4.5V" },
		{ id: "rednote-hilab/dots.ocr" },
		{ id: "Qwen/Qwen2.5-VL-3B-Instruct" },
	],
	spaces: [
		{ id: "opencompass/open_vlm_leaderboard" },
		{ id: "WildVision/vision-arena" },
		{ id: "akhaliq/Molmo-7B-D-0924" },
		{ id: "HuggingFaceTB/SmolVLM2" },
		{ id: "GanymedeNil/Qwen2-VL-7B" },
		{ id: "showlab/ShowUI" },
		{ id: "moondream/gaze-demo" },
		{ id: "sergiopaniego/vlm_object_understanding" },
		{ id: "prithivMLmods/Multimodal-OCR" },
	],
	widgetModels: ["Qwen/Qwen2-VL-7B-Instruct"],
	youtubeId: "IoGaGfU1CIg",
	isPlaceholder: false,
};
