import type { TaskExamples } from "../../types/task.ts";

const input = { inputs: "cat.png" } as const;
const output = [
	{ label: "tabby, tabby cat", score: 0.82 },
	{ label: "tiger cat", score: 0.11 },
	{ label: "Egyptian cat", score: 0.04 },
] as const;

/** A tabby cat. The labels are the model's own, so they are the same in every language. */
export const examples = { tr: [{ input, output }], en: [{ input, output }] } as const satisfies TaskExamples;
