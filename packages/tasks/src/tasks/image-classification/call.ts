import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls image-classification. */
export const call: TaskCall = {
	docs: "Classifies a picture. `inputs` is the image file. Returns labels with scores from 0 to 1, the best first; `parameters.top_k` limits how many.",
};
