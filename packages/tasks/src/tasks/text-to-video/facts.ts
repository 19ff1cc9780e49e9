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
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
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
