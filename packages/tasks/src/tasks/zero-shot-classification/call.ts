import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls zero-shot-classification. */
export const call: TaskCall = {
	docs: "Classifies a text by labels that the model was not trained on: those in `parameters.candidate_labels`. `inputs` is the text. Returns each `label` with its `score` from 0 to 1, the best first; the scores add up to 1 unless `parameters.multi_label` is set.",
};
