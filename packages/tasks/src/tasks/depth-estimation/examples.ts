import type { TaskExamples } from "../../types/task.ts";

/** A street and its depth map. */
export const examples = {
	tr: [{ input: { inputs: "street.png" }, output: { depth: "street-depth.png" } }],
	en: [{ input: { inputs: "street.png" }, output: { depth: "street-depth.png" } }],
} as const satisfies TaskExamples;
