import type { Model } from "../model.ts";

/** Models made for reinforcement-learning first of all. */
export const models: readonly Model[] = [
	{
		id: "edbeeching/decision-transformer-gym-hopper-expert",
		tasks: ["reinforcement-learning"],
		languages: "none",
		licence: { commercial: "unknown" },
		released: "2022-03",
		confidence: "memory",
		unverified: ["released"],
		lookedUp: "2026-11",
		sources: [],
	},
	{
		id: "HumanCompatibleAI/ppo-seals-CartPole-v0",
		tasks: ["reinforcement-learning"],
		languages: "none",
		licence: { commercial: "unknown" },
		released: "2022",
		confidence: "memory",
		unverified: ["released"],
		lookedUp: "2026-11",
		sources: [],
	},
	{
		id: "sb3/ppo-CartPole-v1",
		tasks: ["reinforcement-learning"],
		languages: "none",
		licence: { commercial: "unknown" },
		released: "2022",
		confidence: "memory",
		unverified: ["released"],
		lookedUp: "2026-11",
		sources: [],
	},
];
