import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of audio-text-to-text. */
export const task: Task = {
	id: "audio-text-to-text",
	name: "Audio-Text-to-Text",
	names: { tr: "Ses ve metinden metne", en: "Audio-Text-to-Text" },
	modality: "multimodal",
	color: "red",
	position: 170,
	outputKind: "chat",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of audio-text-to-text. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "nvidia/AF-Think" }, { id: "tsinghua-ee/QualiSpeech" }],
	metrics: [],
	models: [
		{ id: "fixie-ai/ultravox-v0_5-llama-3_2-1b" },
		{ id: "Qwen/Qwen2-Audio-7B-Instruct" },
		{ id: "mistralai/Voxtral-Small-24B-2507" },
		{ id: "nvidia/audio-flamingo-3" },
	],
	spaces: [{ id: "iamomtiwari/ATTT" }, { id: "freddyaboulton/talk-to-qwen-webrtc" }],
	widgetModels: [],
	isPlaceholder: false,
};
