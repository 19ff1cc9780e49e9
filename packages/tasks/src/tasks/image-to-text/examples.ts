import type { TaskExamples } from "../../types/task.ts";

const input = { inputs: "boats.png" } as const;
const output = { generated_text: "three colourful rowing boats side by side on a beach" } as const;

/** Boats on a beach. The sentence is English in every language, as the model writes no other. */
export const examples = { tr: [{ input, output }], en: [{ input, output }] } as const satisfies TaskExamples;
