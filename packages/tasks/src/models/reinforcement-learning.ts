import type { Model } from "../types/model.ts";

/** Models made for reinforcement-learning first of all. */
export const models: readonly Model[] = [
	{
		id: "edbeeching/decision-transformer-gym-hopper-expert",
		tasks: ["reinforcement-learning"],
		languages: "none",
		licence: { commercial: "unknown" },
		released: "2022-03",
		confidence: "card",
		lookedUp: "2026-11-27",
		sources: [
			"https://huggingface.co/edbeeching/decision-transformer-gym-hopper-expert/commits/main",
			"https://arxiv.org/abs/2106.01345",
		],
	},
	{
		id: "HumanCompatibleAI/ppo-seals-CartPole-v0",
		tasks: ["reinforcement-learning"],
		languages: "none",
		licence: { commercial: "unknown" },
		released: "2022",
		confidence: "card",
		unverified: ["released"],
		lookedUp: "2026-11-27",
		sources: ["https://huggingface.co/HumanCompatibleAI/ppo-seals-CartPole-v0/blob/main/README.md?code=true"],
	},
	{
		id: "sb3/ppo-CartPole-v1",
		tasks: ["reinforcement-learning"],
		languages: "none",
		licence: { commercial: "unknown" },
		released: "2022",
		confidence: "card",
		unverified: ["released"],
		lookedUp: "2026-11-27",
		sources: [
			"https://huggingface.co/sb3/ppo-CartPole-v1/blob/b095d4524095ed151afc8dfdd28e606e3f93975a/README.md",
		],
	},
];
