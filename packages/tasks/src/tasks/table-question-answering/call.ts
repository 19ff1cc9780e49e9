import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls table-question-answering. */
export const call: TaskCall = {
	returnsBest: true,
	serviceNames: { question: "query" },
	docs: "Answers a question from a table. `inputs.table` has each column's name with its cells, all as text; `inputs.question` (or `inputs.query`) is the question. Returns the best answer alone: `answer`, the `cells` it comes from, their `coordinates` as `[row, column]` from 0, and the `aggregator` over them.",
};
