import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls summarization. */
export const call: TaskCall = {
	docs: "Shortens a text. `inputs` is the text; `parameters.generate_parameters` goes to the model's generation. Returns `summary_text`.",
};
