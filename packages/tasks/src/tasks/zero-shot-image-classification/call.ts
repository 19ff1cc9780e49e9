import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls zero-shot-image-classification. */
export const call: TaskCall = {
	docs: "Classifies a picture by labels that the model was not trained on: those in `parameters.candidate_labels`. `inputs` is the image file. Returns each `label` with its `score` from 0 to 1, the best first.",
};
