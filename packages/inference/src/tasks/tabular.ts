import { byName } from "../entry/by-name.ts";
import type { Options } from "../types/call.ts";
import { runPlain } from "../pipeline/kinds.ts";
import type { TabularClassificationArgs, TabularRegressionArgs } from "../task-args.ts";
import type { TaskOutput } from "../types/task.ts";

/** Sorts the rows of a table into classes: one class number for each row. */
export function tabularClassification(
	args: TabularClassificationArgs,
	options?: Options,
): Promise<TaskOutput<"tabular-classification">> {
	return runPlain("tabular-classification", args, options, byName);
}

/** Predicts a number for each row of a table. */
export function tabularRegression(
	args: TabularRegressionArgs,
	options?: Options,
): Promise<TaskOutput<"tabular-regression">> {
	return runPlain("tabular-regression", args, options, byName);
}
