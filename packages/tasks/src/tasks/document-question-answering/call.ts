import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls document-question-answering. */
export const call: TaskCall = {
	returnsBest: true,
	docs: "Answers a question about the picture of a document. `inputs.image` is the picture, `inputs.question` the question. Returns the best answer alone: `answer`, its `score` from 0 to 1, and `start` and `end`, the indexes of its first and last word.",
};
