import type { TaskExamples } from "../../types/task.ts";

const input = { inputs: "harbour.png" } as const;
const output = [
	{ label: "sky-other-merged", mask: "mask-sky.png", score: 0.99 },
	{ label: "sea", mask: "mask-sea.png", score: 0.98 },
	{ label: "boat", mask: "mask-boat.png", score: 0.97 },
] as const;

/** A harbour, parted into sky, sea and boat. The labels are the model's own, so they are the same in every language. */
export const examples = { tr: [{ input, output }], en: [{ input, output }] } as const satisfies TaskExamples;
