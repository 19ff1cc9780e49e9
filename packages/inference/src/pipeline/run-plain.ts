import type { AnyArgs } from "../types/args.ts";
import type { Options } from "../types/call.ts";
import type { Resolver } from "../types/walk.ts";
import type { ClientTask, TaskOutput } from "../types/task.ts";
import { readOutput, run } from "./run.ts";

/** Runs a call whose result is in the reply itself. */
export function runPlain<T extends ClientTask>(
	task: T,
	args: AnyArgs,
	options: Options = {},
	face?: Resolver,
): Promise<TaskOutput<T>> {
	return run(task, args, options, { finish: readOutput }, face) as Promise<TaskOutput<T>>; // the adapter of the task gives its output
}
