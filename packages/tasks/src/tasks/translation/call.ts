import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls translation. */
export const call: TaskCall = {
	docs: "Translates a text. `inputs` is the text; models of many languages need `parameters.src_lang` and `parameters.tgt_lang`, in the codes of the model. Returns `translation_text`.",
};
