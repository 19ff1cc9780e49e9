import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls audio-classification. */
export const call: TaskCall = {
	docs: "Classifies a recording. `inputs` is the sound file. Returns labels with scores from 0 to 1, the best first; `parameters.top_k` limits how many.",
};
