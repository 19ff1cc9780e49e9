import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls fill-mask. */
export const call: TaskCall = {
	docs: "Fills the gap of a text. `inputs` holds the model's own mask token, such as `[MASK]`. Returns the candidates, the likeliest first: `sequence` is the whole text, `token_str` the filling and `score` its probability from 0 to 1.",
};
