import type { Task, TaskInfo } from "../../types/task.ts";

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
	datasets: [
		{
			id: "PKU-Alignment/align-anything",
			description: {
				tr: "Birçok kipte insan tercihleri; modelleri yönergeye uydurmak için kullanılır.",
				en: "Human preferences across many modalities, used to align models with instructions.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "Qwen/Qwen2.5-Omni-7B",
			description: {
				tr: "Görür, dinler ve yanıtını akışla seslendirir; Apache 2.0 lisanslıdır.",
				en: "Sees, listens and speaks its answer as a stream; under Apache 2.0.",
			},
		},
		{
			id: "deepseek-ai/Janus-Pro-7B",
			description: {
				tr: "Görüntüyü anlama ve çizmeyi tek dil modelinde birleştirir.",
				en: "Joins understanding and drawing pictures in one language model.",
			},
		},
		{
			id: "openbmb/MiniCPM-o-4_5",
			description: {
				tr: "Görüntü, ses ve videoyu aynı anda izleyip İngilizce ve Çince konuşur.",
				en: "Follows pictures, sound and video at once and speaks English and Chinese.",
			},
		},
		{
			id: "EPFL-VILAB/4M-21_XL",
			description: {
				tr: "Derinlik, kenar ve bölütleme gibi 21 kip arasında dönüşüm yapar.",
				en: "Converts among 21 modalities such as depth, edges and segmentation.",
			},
		},
		{
			id: "OmniGen2/OmniGen2",
			description: {
				tr: "Yönergeyle çizer, düzenler ve birkaç görüntüyü tek sahnede birleştirir.",
				en: "Draws and edits by instruction and joins several pictures in one scene.",
			},
		},
		{
			id: "ByteDance-Seed/BAGEL-7B-MoT",
			description: {
				tr: "Metin ve görüntüyü iç içe anlayıp üreten, Apache 2.0 lisanslı model.",
				en: "Apache 2.0 model that understands and produces text and pictures together.",
			},
		},
	],
	spaces: [
		{
			id: "deepseek-ai/Janus-Pro-7B",
			description: {
				tr: "Aynı görüntüyü önce sorup sonra istemle yeniden çizdirmek için.",
				en: "Ask about a picture first, then have one drawn from a prompt.",
			},
		},
		{
			id: "OmniGen2/OmniGen2",
			description: {
				tr: "Birden çok referans görüntüyle düzenlemeyi denemek için.",
				en: "Try editing with more than one reference picture.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
