// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import type { ClientTask } from "../types/task.ts";

/** The client's methods that have another name than their task. */
export const METHOD_NAMES: { readonly [T in ClientTask]?: string } = {
	conversational: "chatCompletion",
};
