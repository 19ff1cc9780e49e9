import { bootstrapInterval, type MetricId, MetricError, quantile, seededRandom } from "@pusula/metrics";
import type { Answer } from "../evaluate/answers.ts";
import type { Evaluation } from "../evaluate/evaluations.ts";
import { guessNormalization } from "../evaluate/guess-normalization.ts";
import { type MeasuredItem, type MeasuredRow, NO_ANSWER } from "../evaluate/measured.ts";
import type { Normalization } from "../evaluate/normalization.ts";
import { toRowMetric } from "../evaluate/score-row.ts";
import { toContributions } from "../evaluate/to-contributions.ts";
import { compareModels } from "./compare-models.ts";
import { indexItems, type ItemIndex } from "./index-items.ts";
import type { ModelReport, Report, ReportScore } from "./report.ts";
import { toDetails } from "./to-details.ts";
import { toReportRow } from "./to-report-row.ts";

/** Rows, items, metrics and settings that a report is built from. */
export interface ReportOptions {
	/** Id of the task. */
	readonly task: string;
	/** How the task is judged. */
	readonly evaluation: Evaluation;
	/** The rows that were measured. */
	readonly rows: readonly MeasuredRow[];
	/** What the calls returned. */
	readonly items: readonly MeasuredItem[];
	/** Names of the models, in the order of the report. */
	readonly candidates: readonly string[];
	/** Names of the models whose calls went to a simulator, or whether all did. Default: none. */
	readonly isSimulated?: boolean | readonly string[];
	/** What a call cost; `undefined` where it is not known. Default: what the provider said. */
	readonly priceOf?: (item: MeasuredItem) => number | undefined;
	/** Currency of all prices, as ISO 4217 writes it, such as `USD`. Default: not known, so that prices are plain numbers. */
	readonly currency?: string;
	/** Start of the random numbers of intervals and tests. Default 1. */
	readonly seed?: number;
}

/**
 * Scores, intervals, tests, times and errors of all models. The same items and seed give the same report.
 * @param options Rows, items, metrics and settings.
 * @example
 * const rows = [{ number: 1, args: { inputs: "Lovely" }, input: "Lovely", expected: "good" }];
 * const items = [{ row: 1, candidate: "small", answer: "bad", ms: 12 }];
 * const task = "text-classification";
 * const report = buildReport({ task, evaluation: resolveEvaluation(task), rows, items, candidates: ["small"] });
 * report.models[0]?.answered; // 1
 */
export function buildReport(options: ReportOptions): Report {
	const { task, evaluation, rows, candidates, currency, seed = 1 } = options;
	const { metrics } = evaluation;
	const [metric] = metrics;
	const normalizationOf: Scored["normalizationOf"] = (one) =>
		evaluation.normalization ?? guessNormalization(one, rows);
	const normalizations = Object.fromEntries(metrics.map((one) => [one, normalizationOf(one)]));
	const normalization = normalizationOf(metric);
	const items = indexItems(options.items);
	const models = candidates.map((name) => toModel(name, { ...options, normalizationOf, seed }, items));
	const rowMetric = toRowMetric(evaluation);
	return {
		task,
		rows: rows.length,
		metrics,
		rowMetric,
		normalization,
		normalizations,
		models,
		comparisons: compareModels({ rows, candidates, items, metric, normalization, seed }),
		items: rows.map((row) => toReportRow(row, { candidates, find: items, metric: rowMetric, normalization })),
		...(currency !== undefined && { currency }),
		isSimulated: models.some((model) => model.isSimulated),
	};
}

/** The options with what they leave open. */
type Scored = ReportOptions & {
	readonly normalizationOf: (metric: MetricId) => Normalization;
	readonly seed: number;
};

function toModel(name: string, options: Scored, find: ItemIndex): ModelReport {
	const { rows, evaluation, priceOf = ({ price }) => price, isSimulated = false, normalizationOf } = options;
	const items = rows.flatMap((row) => find(row.number, name) ?? []);
	const pairs = rows.flatMap((row) => {
		const answer = find(row.number, name)?.answer;
		return answer === undefined ? [] : [{ answer, expected: row.expected }];
	});
	const answers = pairs.map(({ answer }) => answer);
	const expected = pairs.map((pair) => pair.expected);
	const times = items.filter(({ failure }) => !failure).map(({ ms }) => ms);
	const timeAt = (share: number): number => (times.length === 0 ? 0 : quantile(times, share));
	return {
		name,
		isSimulated: typeof isSimulated === "boolean" ? isSimulated : isSimulated.includes(name),
		answered: pairs.length,
		failed: items.length - pairs.length,
		scores: Object.fromEntries(
			evaluation.metrics.map((metric) => [metric, toScore(metric, answers, expected, options)]),
		),
		medianMs: timeAt(0.5),
		p95Ms: timeAt(0.95),
		inputTokens: sum(items.map(({ inputTokens = 0 }) => inputTokens)),
		outputTokens: sum(items.map(({ outputTokens = 0 }) => outputTokens)),
		...toPrice(items, priceOf),
		unpriced: items.filter(({ failure }) => failure?.mayBeBilled).length,
		...toDetails({ ...evaluation, normalization: normalizationOf("accuracy") }, answers, expected),
	};
}

function toScore(
	metric: MetricId,
	answers: readonly Answer[],
	expected: readonly Answer[],
	{ normalizationOf, seed }: Pick<Scored, "normalizationOf" | "seed">,
): ReportScore {
	if (answers.length === 0) return undefined;
	try {
		const { score, low, high } = bootstrapInterval(
			toContributions(metric, answers, expected, normalizationOf(metric)),
			{
				random: seededRandom(seed),
			},
		);
		return { score, low, high };
	} catch (error) {
		if (error instanceof MetricError && error.code === "undefined") return undefined;
		throw error;
	}
}

/** Digits of a sum of prices: most decimal fractions have no binary form, so that those behind drift. */
const DIGITS = 12;

/** The sum of the prices of all calls that brought a result, with or without an answer; nothing where one of them is not known. */
function toPrice(
	items: readonly MeasuredItem[],
	priceOf: ReportOptions["priceOf"],
): Pick<ModelReport, "price"> {
	const ended = items.filter(({ failure }) => !failure || failure.code === NO_ANSWER);
	const prices = ended.map((item) => priceOf?.(item));
	const known = prices.filter((price) => price !== undefined);
	return known.length === 0 || known.length < prices.length
		? {}
		: { price: Number(sum(known).toPrecision(DIGITS)) };
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
