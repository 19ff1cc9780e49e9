import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of text-to-video. */
export const task: Task = {
	id: "text-to-video",
	name: "Text-to-Video",
	names: { tr: "Metinden videoya", en: "Text-to-Video" },
	modality: "cv",
	color: "green",
	position: 390,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-to-video. */
export const info: TaskInfo = {
	summary: {
		tr: "Sözle tarif edilen bir sahneyi birkaç saniyelik videoya dönüştürür. Görüntü üretiminden farklı olarak karelerin birbiriyle tutarlı olması ve hareketin doğal görünmesi gerekir; bu da çok daha fazla hesaplama ister.",
		en: "A scene described in words becomes a video of a few seconds. Unlike a single picture, its frames have to agree with each other and the motion has to look natural, which takes far more computation.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "İstem", content: "kâğıttan bir gemi derede sürükleniyor" }],
			outputs: [
				{
					type: "img",
					filename: "paper-boat.gif",
					alt: "Kâğıt geminin derede sürüklendiği kısa video.",
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Prompt", content: "a paper boat drifts down a stream" }],
			outputs: [
				{
					type: "img",
					filename: "paper-boat.gif",
					alt: "Short video of a paper boat drifting down a stream.",
				},
			],
		},
	},
	datasets: [
		{ id: "iejMac/CLIP-MSR-VTT" },
		{ id: "quchenyuan/UCF101-ZIP" },
		{ id: "nateraw/kinetics" },
		{ id: "HuggingFaceM4/something_something_v2" },
		{ id: "HuggingFaceM4/webvid" },
		{ id: "iejMac/CLIP-DiDeMo" },
	],
	metrics: [{ id: "is" }, { id: "fid" }, { id: "fvd" }, { id: "clipsim" }],
	models: [
		{ id: "tencent/HunyuanVideo" },
		{ id: "Lightricks/LTX-Video" },
		{ id: "nvidia/Cosmos-1.0-Diffusion-7B-Text2World" },
		{ id: "Wan-AI/Wan2.1-T2V-1.3B" },
		{ id: "Lightricks/LTX-Video-0.9.8-13B-distilled" },
	],
	spaces: [{ id: "VideoCrafter/VideoCrafter" }, { id: "Wan-AI/Wan2.1" }, { id: "Pyramid-Flow/pyramid-flow" }],
	widgetModels: ["Wan-AI/Wan2.1-T2V-14B"],
	isPlaceholder: false,
};

/** Input that fits the schema of text-to-video. */
export const example: TaskExample = {
	tr: { inputs: "bir martı limanın üzerinde yavaşça süzülüyor" },
	en: { inputs: "a seagull glides slowly over the harbour" },
};
