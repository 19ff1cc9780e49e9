import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of video-text-to-text. */
export const task: Task = {
	id: "video-text-to-text",
	name: "Video-Text-to-Text",
	names: { tr: "Video ve metinden metne", en: "Video-Text-to-Text" },
	modality: "multimodal",
	color: "blue",
	position: 520,
	outputKind: "chat",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of video-text-to-text. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir videoyu ve yazılı bir soruyu birlikte alır, metinle yanıt verir. Dersin özetini çıkarmak, bir olayın hangi dakikada geçtiğini bulmak ya da bir hareketi adım adım anlatmak için kullanılabilir.",
		en: "A video and a written question go in together, and the answer is text. It can sum up a lecture, find the minute at which something happens, or explain a movement step by step.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: "traffic-light.gif",
					alt: "Kırmızıdan yeşile dönen trafik ışığının kısa videosu.",
				},
				{ type: "text", label: "Soru", content: "Videoda ne oluyor?" },
			],
			outputs: [
				{
					type: "text",
					label: "Yanıt",
					content: "Trafik ışığı kırmızıdan yeşile dönüyor ve bekleyen araba hareket ediyor.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: "traffic-light.gif",
					alt: "Short video of a traffic light turning from red to green.",
				},
				{ type: "text", label: "Question", content: "What happens in the video?" },
			],
			outputs: [
				{
					type: "text",
					label: "Answer",
					content: "The traffic light turns from red to green, and the waiting car starts to move.",
				},
			],
		},
	},
	datasets: [
		{ id: "lmms-lab/Video-MME" },
		{ id: "lmms-lab/VideoChatGPT" },
		{ id: "HuggingFaceFV/finevideo" },
	],
	metrics: [],
	models: [
		{ id: "Vision-CAIR/LongVU_Qwen2_7B" },
		{ id: "GoodiesHere/Apollo-LMMs-Apollo-7B-t32" },
		{ id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct" },
	],
	spaces: [
		{ id: "llava-hf/video-llava" },
		{ id: "opencompass/openvlm_video_leaderboard" },
		{ id: "HuggingFaceTB/SmolVLM2-HighlightGenerator" },
	],
	widgetModels: [],
	isPlaceholder: false,
};
