import { TASK_RESULTS } from "../generated/task-results.ts";
import type { CallInput, RunKind } from "../types/walk.ts";
import { FILES, MEDIA, PLAIN } from "./kinds.ts";
import { run } from "./run.ts";

/** Runs a call of any task as the task's own function does. */
export function runTask(input: CallInput): Promise<unknown> {
	const result = Object.hasOwn(TASK_RESULTS, input.task) ? TASK_RESULTS[input.task] : undefined;
	return run<unknown>(input, result === undefined ? PLAIN : KINDS[result]);
}

const KINDS: Readonly<Record<"files" | "media", RunKind>> = { files: FILES, media: MEDIA };
