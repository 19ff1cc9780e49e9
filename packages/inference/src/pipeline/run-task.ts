import { TASK_RESULTS } from "../generated/task-results.ts";
import type { AnyArgs } from "../types/args.ts";
import type { Options } from "../types/call.ts";
import type { ClientTask } from "../types/task.ts";
import type { Resolver } from "../types/walk.ts";
import { runFiles, runMedia, runPlain } from "./kinds.ts";

/** Runs a call of any task as the task's own function does. */
export function runTask(
	task: ClientTask,
	args: AnyArgs,
	options?: Options,
	resolver?: Resolver,
): Promise<unknown> {
	const result = Object.hasOwn(TASK_RESULTS, task) ? TASK_RESULTS[task] : "plain";
	const run = result === "media" ? runMedia : result === "files" ? runFiles : runPlain;
	return run(task, args, options, resolver);
}
