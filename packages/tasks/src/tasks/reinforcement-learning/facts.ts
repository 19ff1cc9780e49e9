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
	summary: {
		tr: "Bir etmen, bulunduğu ortamda eylemler seçer ve karşılığında ödül ya da ceza alır; zamanla toplam ödülü en yükseğe çıkaran davranışı öğrenir. Doğru yanıtları gösteren bir veri kümesi yoktur, öğrenme deneme yanılmayla ilerler.",
		en: "An agent chooses actions in its surroundings and receives reward or punishment; over time it learns the behaviour that earns the most. No data set shows the right answers: learning goes by trial and error.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "text",
					label: "Durum",
					content: "Önümde duvar var, sağ taraf boş, hedef üç adım sağda.",
				},
			],
			outputs: [
				{ type: "text", label: "Eylem", content: "Sağa bir adım at." },
				{
					type: "text",
					label: "Sonraki durum",
					content: "Önüm açık, hedef iki adım sağda. Ödül: +1",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "text",
					label: "State",
					content: "A wall ahead, free space to the right, the goal three steps to the right.",
				},
			],
			outputs: [
				{ type: "text", label: "Action", content: "Take one step to the right." },
				{
					type: "text",
					label: "Next state",
					content: "The way ahead is free, the goal is two steps to the right. Reward: +1",
				},
			],
		},
	},
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
