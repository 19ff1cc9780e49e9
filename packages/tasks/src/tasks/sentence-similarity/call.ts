import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls sentence-similarity. */
export const call: TaskCall = {
	docs: "Compares one sentence with others. `inputs.source_sentence` is compared with each of `inputs.sentences`. Returns one number for each sentence, in their order; a higher one is closer in meaning.",
};
