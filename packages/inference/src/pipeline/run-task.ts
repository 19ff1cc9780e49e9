import { TASK_RESULTS } from "../generated/task-results.ts";
import type { CallInput, RunKind } from "../types/walk.ts";
import { FILES, MEDIA, PLAIN } from "./kinds.ts";
import { run } from "./run.ts";

/** Runs a call of any task as the task's own function does. */
export function runTask(input: CallInput): Promise<unknown> {
	return run<unknown>(
		input,
		KINDS[Object.hasOwn(TASK_RESULTS, input.task) ? TASK_RESULTS[input.task] : "plain"],
	);
}

const KINDS: Readonly<Record<"plain" | "files" | "media", RunKind>> = {
	plain: PLAIN,
	files: FILES,
	media: MEDIA,
};
