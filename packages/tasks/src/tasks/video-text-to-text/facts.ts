import type { Task, TaskInfo } from "../../types/task.ts";

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
		{
			id: "lmms-lab/Video-MME",
			description: {
				tr: "Kısa, orta ve uzun videolarda çoktan seçmeli sorular; genel karşılaştırma için.",
				en: "Multiple-choice questions on short, medium and long videos, for general comparison.",
			},
		},
		{
			id: "lmms-lab/VideoChatGPT",
			description: {
				tr: "Açık uçlu video yanıtlarını ayrıntı, bağlam ve zaman bakımından değerlendirmeye yarar.",
				en: "Helps judge open answers about videos for detail, context and time.",
			},
		},
		{
			id: "HuggingFaceFV/finevideo",
			description: {
				tr: "Sahne, konu ve duygu notlarıyla zenginleştirilmiş, açık lisanslı videolar.",
				en: "Openly licensed videos with rich notes on scenes, story and mood.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "Vision-CAIR/LongVU_Qwen2_7B",
			description: {
				tr: "Benzer kareleri eleyerek uzun videoları bağlam penceresine sığdırır.",
				en: "Fits long videos into the context window by dropping similar frames.",
			},
		},
		{
			id: "GoodiesHere/Apollo-LMMs-Apollo-7B-t32",
			description: {
				tr: "Apollo ailesinden, video üzerine soruları yanıtlayan model.",
				en: "Model of the Apollo family that answers questions about videos.",
			},
		},
		{
			id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
			description: {
				tr: "Kısa klipleri küçük ekran kartında anlayan, Apache 2.0 lisanslı model.",
				en: "Apache 2.0 model that understands short clips on a small graphics card.",
			},
		},
	],
	spaces: [
		{
			id: "llava-hf/video-llava",
			description: {
				tr: "Görüntü ve videoyu aynı modele sormayı denemek için.",
				en: "Try asking one model about pictures and about video.",
			},
		},
		{
			id: "opencompass/openvlm_video_leaderboard",
			description: {
				tr: "Video modellerini birden çok kıyaslamanın puanıyla sıralar.",
				en: "Ranks video models by their scores on several benchmarks.",
			},
		},
		{
			id: "HuggingFaceTB/SmolVLM2-HighlightGenerator",
			description: {
				tr: "Uzun videodan öne çıkan anları seçip kısa bir özet keser.",
				en: "Picks the striking moments of a long video and cuts a short one.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
