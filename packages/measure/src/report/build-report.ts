import {
	type ClassificationScores,
	classificationScores,
	type ClassScores,
	type ConfusionMatrix,
	entityScores,
	bootstrapInterval,
	type Entity,
	type Interval,
	type MetricId,
	MetricError,
	seededRandom,
} from "@pusula/metrics";
import { type Answer, printAnswer } from "../evaluate/answers.ts";
import type { Evaluation } from "../evaluate/evaluations.ts";
import { toContributions } from "../evaluate/to-contributions.ts";
import type { MeasuredItem, MeasuredRow } from "../evaluate/measured.ts";
import { compareModels, type Comparison } from "./compare-models.ts";

/** A metric of one model. `undefined` where the metric has no value for these answers. */
export type ReportScore = Pick<Interval, "score" | "low" | "high"> | undefined;

/** What is known of one model after a measurement. */
export interface ModelReport {
	readonly name: string;
	/** No model ran: its calls went to a simulator. */
	readonly isSimulated: boolean;
	/** Rows with an answer. Metrics are of these alone. */
	readonly answered: number;
	/** Number of rows whose call failed. */
	readonly failed: number;
	/** Value and 95 % interval of each metric. */
	readonly scores: { readonly [Metric in MetricId]?: ReportScore };
	/** Median time of a call, milliseconds. */
	readonly medianMs: number;
	/** Time within which 95 % of the calls ended, milliseconds. */
	readonly p95Ms: number;
	/** Tokens of all prompts. */
	readonly inputTokens: number;
	/** Tokens of all results. */
	readonly outputTokens: number;
	/** What the calls cost, in the currency of the prices given; absent where that is not known. */
	readonly price?: number;
	/** Present where answers are labels. */
	readonly confusion?: ConfusionMatrix;
	/** Present where answers are labels or entities. */
	readonly classes?: readonly ClassScores[];
}

/** One row with the answers of all models. */
export interface ReportRow {
	/** Number of the row in the data, from 1. */
	readonly row: number;
	readonly input: string;
	readonly expected: string;
	readonly answers: readonly {
		readonly candidate: string;
		readonly text: string;
		readonly isRight: boolean;
		readonly failure?: MeasuredItem["failure"];
	}[];
}

/** The result of a measurement as a plain value: everything that reports in any form are printed from. */
export interface Report {
	readonly task: string;
	/** Number of rows in the data. */
	readonly rows: number;
	/** The metrics, that of the comparison first. */
	readonly metrics: readonly MetricId[];
	readonly models: readonly ModelReport[];
	/** Every two models on the rows that both answered. */
	readonly comparisons: readonly Comparison[];
	readonly items: readonly ReportRow[];
	/** One of the models did not run: its calls went to a simulator. */
	readonly isSimulated: boolean;
}

/** Rows, items, metrics and settings that a report is built from. */
export interface ReportOptions {
	readonly task: string;
	readonly evaluation: Evaluation;
	readonly rows: readonly MeasuredRow[];
	readonly items: readonly MeasuredItem[];
	/** Names of the models, in the order of the report. */
	readonly candidates: readonly string[];
	/** Names of the models whose calls went to a simulator, or whether all did. Default: none. */
	readonly isSimulated?: boolean | readonly string[];
	/** What a call cost; `undefined` where it is not known. Default: what the provider said. */
	readonly priceOf?: (item: MeasuredItem) => number | undefined;
	/** Start of the random numbers of intervals and tests. Default 1. */
	readonly seed?: number;
}

/** Scores, intervals, tests, times and errors of all models. The same items and seed give the same report. */
export function buildReport(options: ReportOptions): Report {
	const { task, evaluation, rows, candidates, seed = 1 } = options;
	const items = indexItems(options);
	const models = candidates.map((name) => toModel(name, options, items, seed));
	return {
		task,
		rows: rows.length,
		metrics: evaluation.metrics,
		models,
		comparisons: compareModels({ rows, candidates, items, metric: evaluation.metrics[0], seed }),
		items: rows.map((row) => toRow(row, candidates, items)),
		isSimulated: models.some((model) => model.isSimulated),
	};
}

/** Items by the number of their row and the name of their model. */
export type ItemIndex = (row: number, candidate: string) => MeasuredItem | undefined;

function indexItems({ items }: ReportOptions): ItemIndex {
	const found = new Map(items.map((item) => [`${item.row} ${item.candidate}`, item]));
	return (row, candidate) => found.get(`${row} ${candidate}`);
}

function toModel(
	name: string,
	{ rows, evaluation, priceOf = ({ price }) => price, isSimulated = false }: ReportOptions,
	find: ItemIndex,
	seed: number,
): ModelReport {
	const items = rows.flatMap((row) => find(row.number, name) ?? []);
	const pairs = rows.flatMap((row) => {
		const answer = find(row.number, name)?.answer;
		return answer === undefined ? [] : [{ answer, expected: row.expected }];
	});
	const answers = pairs.map(({ answer }) => answer);
	const expected = pairs.map((pair) => pair.expected);
	const times = items
		.filter(({ failure }) => !failure)
		.map(({ ms }) => ms)
		.toSorted((first, second) => first - second);
	return {
		name,
		isSimulated: typeof isSimulated === "boolean" ? isSimulated : isSimulated.includes(name),
		answered: pairs.length,
		failed: items.length - pairs.length,
		scores: Object.fromEntries(
			evaluation.metrics.map((metric) => [metric, toScore(metric, answers, expected, seed)]),
		),
		medianMs: quantile(times, 0.5),
		p95Ms: quantile(times, 0.95),
		inputTokens: sum(items.map(({ inputTokens = 0 }) => inputTokens)),
		outputTokens: sum(items.map(({ outputTokens = 0 }) => outputTokens)),
		...toPrice(items, priceOf),
		...toClasses(evaluation, answers, expected),
	};
}

function toScore(
	metric: MetricId,
	answers: readonly Answer[],
	expected: readonly Answer[],
	seed: number,
): ReportScore {
	if (answers.length === 0) return undefined;
	try {
		const { score, low, high } = bootstrapInterval(toContributions(metric, answers, expected), {
			random: seededRandom(seed),
		});
		return { score, low, high };
	} catch (error) {
		if (error instanceof MetricError && error.code === "undefined") return undefined;
		throw error;
	}
}

/** The sum of the prices of all calls that were answered; nothing where one of them is not known. */
function toPrice(
	items: readonly MeasuredItem[],
	priceOf: ReportOptions["priceOf"],
): Pick<ModelReport, "price"> {
	const prices = items.filter(({ failure }) => !failure).map((item) => priceOf?.(item));
	const known = prices.filter((price) => price !== undefined);
	return known.length === 0 || known.length < prices.length ? {} : { price: sum(known) };
}

/** Above so many labels a matrix is no help any more. */
const MOST_LABELS = 50;

function toClasses(
	{ kind, metrics }: Evaluation,
	answers: readonly Answer[],
	expected: readonly Answer[],
): Pick<ModelReport, "classes" | "confusion"> {
	if (answers.length === 0) return {};
	if (kind === "entities") {
		const { classes } = entityScores(
			answers as readonly (readonly Entity[])[], // answers of this kind
			expected as readonly (readonly Entity[])[],
		);
		return { classes };
	}
	if (kind !== "labels" && !metrics.some((metric) => metric === "accuracy" || metric === "f1")) return {};
	const scores: ClassificationScores = classificationScores(
		answers.map(printAnswer),
		expected.map(printAnswer),
		{
			labels: [...new Set([...expected, ...answers].map(printAnswer))].toSorted(),
		},
	);
	return scores.confusion.labels.length > MOST_LABELS
		? {}
		: { classes: scores.classes, confusion: scores.confusion };
}

function toRow(
	{ number, input, expected }: MeasuredRow,
	candidates: readonly string[],
	find: ItemIndex,
): ReportRow {
	return {
		row: number,
		input,
		expected: printAnswer(expected),
		answers: candidates.flatMap((candidate) => {
			const item = find(number, candidate);
			if (!item) return [];
			const { answer, failure } = item;
			return [
				{
					candidate,
					text: printAnswer(answer),
					isRight: answer !== undefined && isRight(answer, expected),
					...(failure && { failure }),
				},
			];
		}),
	};
}

/** An answer is right when it is the expected one, or one of several. */
function isRight(answer: Answer, expected: Answer): boolean {
	if (Array.isArray(expected) && expected.every((one) => typeof one === "string"))
		return expected.includes(printAnswer(answer));
	return printAnswer(answer) === printAnswer(expected);
}

/** Value below which a share of a sorted list lies; 0 for an empty one. */
function quantile(sorted: readonly number[], share: number): number {
	const place = share * (sorted.length - 1);
	const below = sorted[Math.floor(place)] ?? 0;
	return below + (place % 1) * ((sorted[Math.ceil(place)] ?? below) - below);
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
