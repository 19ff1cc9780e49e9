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
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
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
