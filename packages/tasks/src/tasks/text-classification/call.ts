import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls text-classification. */
export const call: TaskCall = {
	docs: "Classifies a text. `inputs` is the text. Returns labels with scores from 0 to 1, the best first; `parameters.top_k` limits how many.",
};
