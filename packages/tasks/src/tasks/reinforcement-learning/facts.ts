import type { Task, TaskInfo } from "../../types/task.ts";

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
		en: "An agent chooses actions in its surroundings and receives reward or punishment; over time it learns the behaviour that earns the most. No dataset shows the right answers: learning proceeds by trial and error.",
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
	datasets: [
		{
			id: "edbeeching/decision_transformer_gym_replay",
			description: {
				tr: "Kayıtlı yürüyüş ve koşu denemeleri; ortama dokunmadan çevrimdışı öğrenmek için.",
				en: "Logged trials of walking and running, for learning offline without touching an environment.",
			},
		},
	],
	metrics: [
		{
			id: "Discounted Total Reward",
			description: {
				tr: "Uzak ödülleri gamma katsayısıyla küçülterek toplar; eniyilenen asıl büyüklüktür.",
				en: "Adds up rewards, shrinking later ones by gamma; the quantity that is really optimised.",
			},
		},
		{
			id: "Mean Reward",
			description: {
				tr: "Bölüm başına ortalama toplam ödül; politikaları karşılaştırmanın en yalın yolu.",
				en: "Mean total reward an episode; the plainest way to compare policies.",
			},
		},
		{
			id: "Level of Performance After Some Time",
			description: {
				tr: "Belirli bir eğitim süresinden sonraki başarı; yöntemlerin ne kadar çabuk öğrendiğini karşılaştırır.",
				en: "Success after a set amount of training, which compares how fast methods learn.",
			},
		},
	],
	models: [
		{
			id: "edbeeching/decision-transformer-gym-hopper-expert",
			description: {
				tr: "Hedef ödülü istem gibi alıp tek ayaklı robotu zıplatan dönüştürücü.",
				en: "Transformer that takes a target reward like a prompt and makes a one-legged robot hop.",
			},
		},
		{
			id: "HumanCompatibleAI/ppo-seals-CartPole-v0",
			description: {
				tr: "Arabanın üstündeki sopayı dengede tutmayı PPO ile öğrenmiş etmen.",
				en: "Agent that learned with PPO to balance a pole on a cart.",
			},
		},
	],
	spaces: [
		{
			id: "ThomasSimonini/Huggy",
			description: {
				tr: "Sopayı getirmeyi öğrenmiş köpekle tarayıcıda oynayıp politikayı çalışırken görmek için.",
				en: "Play fetch in the browser with a trained dog and see a policy at work.",
			},
		},
		{
			id: "ThomasSimonini/SnowballFight",
			description: {
				tr: "Kartopu atan rakip etmene karşı oynatır; çok etmenli eğitime örnektir.",
				en: "Lets you play against an agent throwing snowballs; an example of training with several agents.",
			},
		},
	],
	widgetModels: [],
	youtubeId: "q0BiUn5LiBc",
	isPlaceholder: false,
};
