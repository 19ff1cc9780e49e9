import type { AnyArgs } from "../args.ts";
import type { Options } from "../types.ts";
import type { ClientTask, TaskOutput } from "../task-table.ts";
import { type Face, readOutput, run } from "./run.ts";

/** Runs a call whose result is in the reply itself. */
export function runPlain<T extends ClientTask>(
	task: T,
	args: AnyArgs,
	options: Options = {},
	face?: Face,
): Promise<TaskOutput<T>> {
	return run(task, args, options, { finish: readOutput }, face) as Promise<TaskOutput<T>>; // the adapter of the task gives its output
}
