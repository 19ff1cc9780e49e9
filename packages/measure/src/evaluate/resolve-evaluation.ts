import type { MetricId } from "@pusula/metrics";
import type { CallableTaskId } from "@pusula/tasks";
import { type AnswerKind, type Evaluation, EVALUATIONS, METRICS_OF_KIND } from "./evaluations.ts";
import { MeasureError } from "./measure-error.ts";

/**
 * How a task is judged, with the caller's metrics in place of its own. All of them judge one kind of answer.
 * @param task Id of a task that the client can call.
 * @param names Ids of metrics to judge by; default: the task's own.
 * @throws MeasureError code `no-evaluation` or `bad-metric`
 * @example
 * resolveEvaluation("translation", ["bleu"]).metrics; // ["bleu"]
 */
export function resolveEvaluation(task: CallableTaskId, names: readonly string[] = []): Evaluation {
	const evaluation = EVALUATIONS[task];
	if (!evaluation)
		throw new MeasureError(
			"no-evaluation",
			`The results of ${task} cannot be judged against right answers. Tasks: ${Object.keys(EVALUATIONS).join(", ")}.`,
		);
	if (names.length === 0) return { kind: evaluation.kind, metrics: evaluation.metrics };
	for (const kind of listKinds(task)) {
		const metrics = names.flatMap((name) => METRICS_OF_KIND[kind].find((id) => id === name) ?? []);
		const [first, ...rest] = metrics;
		if (first !== undefined && metrics.length === names.length) return { kind, metrics: [first, ...rest] };
	}
	const known = listMetrics(task);
	const unfit = names.find((name) => !known.some((id) => id === name));
	throw new MeasureError(
		"bad-metric",
		unfit === undefined
			? `The metrics ${names.join(", ")} judge answers of different kinds.`
			: `The metric "${unfit}" does not fit ${task}. Metrics: ${known.join(", ")}.`,
	);
}

/**
 * The metrics by which a task can be judged, its own first; none for a task that cannot be judged.
 * @param task Id of a task that the client can call.
 * @example
 * listMetrics("automatic-speech-recognition"); // ["wer", "cer", "exact-match", "token-f1", "anls", "bleu", "chrf", "chrf++", "rouge-1", "rouge-2", "rouge-l", "accuracy", "f1"]
 */
export function listMetrics(task: CallableTaskId): readonly MetricId[] {
	const own = EVALUATIONS[task]?.metrics ?? [];
	return [...new Set([...own, ...listKinds(task).flatMap((kind) => METRICS_OF_KIND[kind])])];
}

function listKinds(task: CallableTaskId): readonly AnswerKind[] {
	const { kind, also } = EVALUATIONS[task] ?? {};
	return [kind, also].filter((one) => one !== undefined);
}
