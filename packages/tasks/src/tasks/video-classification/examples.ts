import type { TaskExamples } from "../../types/task.ts";

const input = { inputs: "juggling.gif" } as const;
const output = [
	{ label: "juggling balls", score: 0.89 },
	{ label: "dribbling basketball", score: 0.06 },
	{ label: "breakdancing", score: 0.03 },
] as const;

/** Someone juggling. The labels are the model's own, so they are the same in every language. */
export const examples = { tr: [{ input, output }], en: [{ input, output }] } as const satisfies TaskExamples;
