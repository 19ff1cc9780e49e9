import { EVALUATIONS, listMetrics } from "@pusula/measure";
import type { MetricId } from "@pusula/metrics";
import type { CallableTaskId } from "@pusula/tasks";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";

/** The metrics of a task. Throws a `CliError` where its answers are not measured. */
export function listKnownMetrics(task: CallableTaskId, words: Messages): readonly MetricId[] {
	const known = listMetrics(task);
	if (known.length > 0) return known;
	throw new CliError(words.eval.noEvaluation(task, Object.keys(EVALUATIONS)));
}
