import { type MetricId, METRIC_IDS } from "@pusula/metrics";
import type { ModelReport, Report } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { Context } from "../../terminal/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";
import { formatNumber } from "../../terminal/format.ts";
import { listKnownMetrics } from "./known-metrics.ts";

/** Figures beside the metrics that a threshold may name. Times are in seconds. */
const FIGURES = {
	failures: ({ failed }: ModelReport) => failed,
	median: ({ medianMs }: ModelReport) => medianMs / 1000,
	p95: ({ p95Ms }: ModelReport) => p95Ms / 1000,
} as const;

const SIGNS = {
	">=": (value: number, bound: number) => value >= bound,
	"<=": (value: number, bound: number) => value <= bound,
	">": (value: number, bound: number) => value > bound,
	"<": (value: number, bound: number) => value < bound,
} as const;

/** A bound that every model has to keep. */
export interface Threshold {
	/** As it was written. */
	readonly text: string;
	/** Absent where another figure is meant. */
	readonly metric: MetricId | undefined;
	/** Undefined where the model has no such figure: then the threshold is missed. */
	readonly read: (model: ModelReport) => number | undefined;
	readonly isKept: (value: number) => boolean;
}

/** Reads `accuracy>=0.8`, `failures<=0` or `p95<2` of a task. Throws a `CliError` for anything else. */
export function readThreshold(text: string, task: CallableTaskId, words: Messages): Threshold {
	const [, name = "", sign = "", bound = ""] =
		/^([a-z0-9+-]+?)\s*(>=|<=|>|<)\s*(-?\d+(?:\.\d+)?)$/.exec(text.trim()) ?? [];
	const metric = METRIC_IDS.find((id) => id === name);
	const figure = Object.entries(FIGURES).find(([key]) => key === name)?.[1];
	const compare = Object.entries(SIGNS).find(([key]) => key === sign)?.[1];
	if (!compare) throw new CliError(words.eval.badThreshold(text, Object.keys(FIGURES)));
	if (metric === undefined && !figure)
		throw new CliError(
			words.eval.badMetric(name, task, [...listKnownMetrics(task, words), ...Object.keys(FIGURES)]),
		);
	return {
		text: text.trim(),
		metric,
		read: (model) => (metric === undefined ? figure?.(model) : model.scores[metric]?.score),
		isKept: (value) => compare(value, Number(bound)),
	};
}

/** A sentence for each threshold that a model misses. */
export function checkThresholds(
	{ models }: Report,
	thresholds: readonly Threshold[],
	{ words, locale }: Context,
): readonly string[] {
	return thresholds.flatMap(({ text, read, isKept }) =>
		models.flatMap((model) => {
			const value = read(model);
			if (value !== undefined && isKept(value)) return [];
			const shown = value === undefined ? words.eval.noValue : formatNumber(value, locale, 4);
			return [words.eval.missed(model.name, text, shown)];
		}),
	);
}
