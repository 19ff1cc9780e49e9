import {
	type Evaluation,
	EVALUATIONS,
	METRICS_OF_KIND,
	NORMALIZATIONS,
	resolveEvaluation,
} from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { ParsedArgs } from "../../args/parse.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";
import type { Threshold } from "./thresholds.ts";

/** What answers are judged by: the metrics that the options name, or those of the task, and those of thresholds; and how texts are compared. */
export function readEvaluation(
	task: CallableTaskId,
	args: ParsedArgs,
	thresholds: readonly Threshold[],
	words: Messages,
): Evaluation {
	const evaluation = EVALUATIONS[task];
	if (!evaluation) throw new CliError(words.eval.noEvaluation(task, Object.keys(EVALUATIONS)));
	const known: readonly string[] = METRICS_OF_KIND[evaluation.kind];
	const names = args.list("metric");
	const wanted = thresholds.flatMap(({ metric }) => (metric === undefined ? [] : [metric]));
	const unfit = [...names, ...wanted].find((name) => !known.includes(name));
	if (unfit !== undefined) throw new CliError(words.eval.badMetric(unfit, task, known));
	const { metrics } = resolveEvaluation(task, names);
	return {
		...resolveEvaluation(task, [...new Set([...metrics, ...wanted])]),
		...readNormalization(args, words),
	};
}

function readNormalization(args: ParsedArgs, words: Messages): Pick<Evaluation, "normalization"> {
	const name = args.text("normalize");
	if (name === undefined) return {};
	const normalization = NORMALIZATIONS.find((one) => one === name);
	if (normalization) return { normalization };
	throw new CliError(words.usage.notOneOf("--normalize", name, NORMALIZATIONS));
}
