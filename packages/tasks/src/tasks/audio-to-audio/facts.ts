import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of audio-to-audio. */
export const task: Task = {
	id: "audio-to-audio",
	name: "Audio-to-Audio",
	names: { tr: "Sesten sese", en: "Audio-to-Audio" },
	modality: "audio",
	color: "blue",
	position: 150,
	outputKind: "sounds",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of audio-to-audio. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "Matthijs/cmu-arctic-xvectors" }],
	metrics: [{ id: "snri" }, { id: "sdri" }],
	models: [{ id: "ResembleAI/resemble-enhance" }, { id: "microsoft/speecht5_vc" }],
	spaces: [{ id: "younver/speechbrain-speech-separation" }, { id: "nakas/audio-diffusion_style_transfer" }],
	widgetModels: ["speechbrain/sepformer-wham"],
	youtubeId: "iohj7nCCYoM",
	isPlaceholder: false,
};

/** Input that fits the schema of audio-to-audio. */
export const example: TaskExample = { tr: { inputs: "sample1.flac" }, en: { inputs: "sample1.flac" } };
