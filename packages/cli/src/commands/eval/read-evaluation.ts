import { type Evaluation, MeasureError, NORMALIZATIONS, resolveEvaluation } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { ParsedArgs } from "../../args/parse.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";
import { listKnownMetrics } from "./known-metrics.ts";
import type { Threshold } from "./thresholds.ts";

/** What answers are judged by: the metrics that the options name, or those of the task, and those of thresholds; and how texts are compared. */
export function readEvaluation(
	task: CallableTaskId,
	args: ParsedArgs,
	thresholds: readonly Threshold[],
	words: Messages,
): Evaluation {
	const known = listKnownMetrics(task, words);
	const names = args.list("metric");
	const bounds = thresholds.flatMap(({ metric }) => (metric === undefined ? [] : [metric]));
	const unfit = [...names, ...bounds].find((name) => !known.some((id) => id === name));
	if (unfit !== undefined) throw new CliError(words.eval.badMetric(unfit, task, known));
	try {
		const named = resolveEvaluation(task, names.length > 0 ? names : bounds);
		const own = resolveEvaluation(task);
		const first = names.length === 0 && named.kind === own.kind ? own.metrics : named.metrics;
		return {
			...resolveEvaluation(task, [...new Set([...first, ...bounds])]),
			...readNormalization(args, words),
		};
	} catch (error) {
		if (!(error instanceof MeasureError)) throw error;
		throw new CliError(words.eval.mixedMetrics([...new Set([...names, ...bounds])]));
	}
}

function readNormalization(args: ParsedArgs, words: Messages): Pick<Evaluation, "normalization"> {
	const name = args.text("normalize");
	if (name === undefined) return {};
	const normalization = NORMALIZATIONS.find((one) => one === name);
	if (normalization) return { normalization };
	throw new CliError(words.usage.notOneOf("--normalize", name, NORMALIZATIONS));
}
