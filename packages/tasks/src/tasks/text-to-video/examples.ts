import type { TaskExamples } from "../../types/task.ts";

/** A paper boat. */
export const examples = {
	tr: [{ input: { inputs: "kâğıttan bir gemi derede sürükleniyor" }, output: { video: "paper-boat.mp4" } }],
	en: [{ input: { inputs: "a paper boat drifts down a stream" }, output: { video: "paper-boat.mp4" } }],
} as const satisfies TaskExamples;
