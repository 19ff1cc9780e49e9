import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls tabular-regression. */
export const call: TaskCall = {
	docs: "Predicts a number for each row of a table. `inputs.data` has each column's name with its cells, all as text. Returns the numbers, in the order of the rows.",
};
