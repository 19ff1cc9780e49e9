import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of image-text-to-video. */
export const task: Task = {
	id: "image-text-to-video",
	name: "Image-Text-to-Video",
	names: { tr: "Görüntü ve metinden videoya", en: "Image-Text-to-Video" },
	modality: "multimodal",
	// The source gives no colour; this is the one of text-to-video.
	color: "green",
	position: 420,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-text-to-video. */
export const info: TaskInfo = {
	summary: {
		tr: "Başlangıç olarak verilen görüntüyü ve olayı anlatan metni birleştirip video üretir. Görüntü sahnenin nasıl görüneceğini, metin ise neyin nasıl hareket edeceğini belirler.",
		en: "A picture to start from and a text that tells what happens are joined into a video. The picture settles how the scene looks, the text what moves and how.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "img", filename: examples.tr[0].input.inputs, alt: "Kayalıkta bir deniz feneri." },
				{
					type: "text",
					label: "İstem",
					content: examples.tr[0].input.parameters.prompt,
				},
			],
			outputs: [
				{
					type: "img",
					filename: "lighthouse.gif",
					alt: "Fenerin ışığının döndüğü, dalgaların kayalara çarptığı kısa video.",
				},
			],
		},
		en: {
			inputs: [
				{ type: "img", filename: examples.en[0].input.inputs, alt: "A lighthouse on a rock." },
				{
					type: "text",
					label: "Prompt",
					content: examples.en[0].input.parameters.prompt,
				},
			],
			outputs: [
				{
					type: "img",
					filename: "lighthouse.gif",
					alt: "Short video in which the light turns and waves break on the rock.",
				},
			],
		},
	},
	datasets: [],
	metrics: [
		{
			id: "fvd",
			description: {
				tr: "Üretilen videoların görünüş ve akış bakımından gerçeklere uzaklığını verir.",
				en: "Gives the distance from real videos in both looks and flow.",
			},
		},
		{
			id: "clipsim",
			description: {
				tr: "Karelerin istemden ne zaman uzaklaşmaya başladığını gösterir.",
				en: "Shows when the frames begin to drift away from the prompt.",
			},
		},
	],
	models: [
		{
			id: "Wan-AI/Wan2.2-TI2V-5B",
			description: {
				tr: "Metin, görüntü ya da ikisiyle çalışan, Apache 2.0 lisanslı küçük Wan.",
				en: "The small Wan under Apache 2.0 works from text, a picture or both.",
			},
		},
		{
			id: "Lightricks/LTX-2.5",
			description: {
				tr: "Aynı girdilerle çalışan büyük model; sesi de üretir, lisansının koşulları vardır.",
				en: "A large model for the same inputs; makes the sound too, its licence has terms.",
			},
		},
	],
	spaces: [
		{
			id: "Lightricks/ltx-video-distilled",
			description: {
				tr: "Görüntülü ve görüntüsüz kullanımı aynı ekranda karşılaştırmak için.",
				en: "Compare the modes with and without a picture on one screen.",
			},
		},
	],
	widgetModels: ["Lightricks/LTX-2.5"],
	isPlaceholder: false,
};
