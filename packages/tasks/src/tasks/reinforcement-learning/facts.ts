import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of reinforcement-learning. */
export const task: Task = {
	id: "reinforcement-learning",
	name: "Reinforcement Learning",
	names: { tr: "Pekiştirmeli öğrenme", en: "Reinforcement Learning" },
	modality: "rl",
	color: "red",
	position: 290,
	outputKind: "other",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of reinforcement-learning. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "edbeeching/decision_transformer_gym_replay" }],
	metrics: [
		{ id: "Discounted Total Reward" },
		{ id: "Mean Reward" },
		{ id: "Level of Performance After Some Time" },
	],
	models: [
		{ id: "edbeeching/decision-transformer-gym-hopper-expert" },
		{ id: "HumanCompatibleAI/ppo-seals-CartPole-v0" },
	],
	spaces: [{ id: "ThomasSimonini/Huggy" }, { id: "ThomasSimonini/SnowballFight" }],
	widgetModels: [],
	youtubeId: "q0BiUn5LiBc",
	isPlaceholder: false,
};
