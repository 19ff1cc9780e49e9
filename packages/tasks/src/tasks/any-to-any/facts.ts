import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of any-to-any. */
export const task: Task = {
	id: "any-to-any",
	name: "Any-to-Any",
	names: { tr: "Her türden her türe", en: "Any-to-Any" },
	modality: "multimodal",
	color: "yellow",
	position: 550,
	outputKind: "chat",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of any-to-any. */
export const info: TaskInfo = {
	summary: {
		tr: "Metin, görüntü, ses ve videodan herhangi birini alıp herhangi birini üretebilen modelleri kapsar. Tek bir model hem konuşulanı dinler hem de sesle yanıt verir; ayrı ayrı modelleri birbirine bağlamak gerekmez.",
		en: "Such models take any mix of text, picture, sound and video and can produce any of them. One model listens and answers aloud, so there is no need to chain several models together.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "img", filename: "clock.png", alt: "Üçü çeyrek geçeyi gösteren bir duvar saati." },
				{ type: "text", label: "İstek", content: "Saati söyle, sesli de oku." },
			],
			outputs: [
				{ type: "text", label: "Yanıt", content: "Saat üçü çeyrek geçiyor." },
				{ type: "audio", filename: "clock.tr.wav", transcript: "Saat üçü çeyrek geçiyor." },
			],
		},
		en: {
			inputs: [
				{ type: "img", filename: "clock.png", alt: "A wall clock showing a quarter past three." },
				{ type: "text", label: "Request", content: "Tell me the time, and say it aloud." },
			],
			outputs: [
				{ type: "text", label: "Answer", content: "It is a quarter past three." },
				{ type: "audio", filename: "clock.en.wav", transcript: "It is a quarter past three." },
			],
		},
	},
	datasets: [{ id: "PKU-Alignment/align-anything" }],
	metrics: [],
	models: [
		{ id: "Qwen/Qwen2.5-Omni-7B" },
		{ id: "deepseek-ai/Janus-Pro-7B" },
		{ id: "openbmb/MiniCPM-o-2_6" },
		{ id: "EPFL-VILAB/4M-21_XL" },
		{ id: "OmniGen2/OmniGen2" },
		{ id: "ByteDance-Seed/BAGEL-7B-MoT" },
	],
	spaces: [{ id: "deepseek-ai/Janus-Pro-7B" }, { id: "OmniGen2/OmniGen2" }],
	widgetModels: [],
	isPlaceholder: false,
};
