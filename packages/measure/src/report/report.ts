import type { ClassScores, ConfusionMatrix, DetectionScores, Interval, MetricId } from "@pusula/metrics";
import type { MeasuredItem } from "../evaluate/measured.ts";
import type { Normalization } from "../evaluate/normalization.ts";
import type { ModelComparison } from "./compare-models.ts";

/** A metric of one model. `undefined` where the metric has no value for these answers. */
export type ReportScore = Pick<Interval, "score" | "low" | "high"> | undefined;

/** What is known of one model after a measurement. */
export interface ModelReport {
	/** Name of the model. */
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
	/** What the calls with a result cost, in the currency of the prices given; absent where that is not known. */
	readonly price?: number;
	/** Number of failed calls that may have been billed nevertheless. They are in no price. */
	readonly unpriced: number;
	/** Present where answers are labels. */
	readonly confusion?: ConfusionMatrix;
	/** Present where answers are labels or entities. */
	readonly classes?: readonly ClassScores[];
	/** Average precision of each label, present where answers are boxes. */
	readonly averagePrecisions?: DetectionScores["classes"];
}

/** One row with the answers of all models. */
export interface ReportRow {
	/** Number of the row in the data, from 1. */
	readonly row: number;
	/** The input, as people read it. */
	readonly input: string;
	/** The right answer, as people read it. */
	readonly expected: string;
	/** The answer of each model, or why it has none. */
	readonly answers: readonly {
		readonly candidate: string;
		readonly text: string;
		/** What the answer is worth by `rowMetric`; absent where the call failed or the metric has no value for this row. */
		readonly score?: number;
		/** Absent where the call failed, and where `rowMetric` knows only better and worse: see `knowsRight`. */
		readonly isRight?: boolean;
		readonly failure?: MeasuredItem["failure"];
	}[];
}

/** The result of a measurement as a plain value: everything that reports in any form are printed from. */
export interface Report {
	/** Id of the task. */
	readonly task: string;
	/** Number of rows in the data. */
	readonly rows: number;
	/** The metrics, that of the comparison first. */
	readonly metrics: readonly MetricId[];
	/** The metric by which single rows are judged. */
	readonly rowMetric: MetricId;
	/** How texts and labels were made alike before they were compared, by the metric of the comparison and of rows. */
	readonly normalization: Normalization;
	/** How they were by each metric. */
	readonly normalizations: { readonly [Metric in MetricId]?: Normalization };
	/** What is known of each model, in the order of the candidates. */
	readonly models: readonly ModelReport[];
	/** Every two models on the rows that both answered. */
	readonly comparisons: readonly ModelComparison[];
	/** Every row with the answers of all models. */
	readonly items: readonly ReportRow[];
	/** Currency of the prices, as ISO 4217 writes it, such as `USD`; absent where it is not known. */
	readonly currency?: string;
	/** One of the models did not run: its calls went to a simulator. */
	readonly isSimulated: boolean;
}
