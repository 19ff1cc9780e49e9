import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls visual-question-answering. */
export const call: TaskCall = {
	returnsBest: true,
	docs: "Answers a question about a picture. `inputs.image` is the picture, `inputs.question` the question. Returns the best answer alone: `answer` and its `score` from 0 to 1.",
};
