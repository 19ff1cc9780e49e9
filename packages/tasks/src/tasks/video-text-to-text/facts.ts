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
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
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
