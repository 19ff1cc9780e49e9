import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls token-classification. */
export const call: TaskCall = {
	docs: "Labels words of a text, such as names of people and places. `inputs` is the text. Returns one entry for each labelled part: `word`, `entity_group` (or `entity`, when nothing is joined), `score` from 0 to 1, and `start` and `end`, its character offsets in `inputs`.",
};
