import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls question-answering. */
export const call: TaskCall = {
	returnsBest: true,
	docs: "Finds the answer to a question in a text. `inputs.question` is the question, `inputs.context` the text. Returns the best answer alone: `answer`, its `score` from 0 to 1, and `start` and `end`, its character offsets in `context`.",
};
