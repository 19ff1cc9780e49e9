// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import type { ClientTask } from "../types/task.ts";

/** The client's methods whose names do not follow from the id of their task. */
export const METHOD_NAMES: { readonly [T in ClientTask]?: string } = {
	conversational: "chatCompletion",
};
