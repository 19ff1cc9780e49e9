import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls tabular-classification. */
export const call: TaskCall = {
	docs: "Classifies the rows of a table. `inputs.data` has each column's name with its cells, all as text. Returns the class number of each row, in their order.",
};
