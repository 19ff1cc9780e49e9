import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls feature-extraction. */
export const call: TaskCall = {
	docs: "Turns texts into vectors. `inputs` is one text or a list; `normalize` scales each vector to length 1. Returns one list of numbers for each text, in their order, or nested lists as the model returns them.",
};
