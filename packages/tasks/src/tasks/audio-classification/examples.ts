import type { TaskExamples } from "../../types/task.ts";

const input = { inputs: "siren.wav" } as const;
const output = [
	{ label: "Siren", score: 0.93 },
	{ label: "Vehicle horn, car horn, honking", score: 0.05 },
	{ label: "Music", score: 0.02 },
] as const;

/** A siren, distinguished from other sounds. The labels are the model's own, so they are the same in every language. */
export const examples = { tr: [{ input, output }], en: [{ input, output }] } as const satisfies TaskExamples;
