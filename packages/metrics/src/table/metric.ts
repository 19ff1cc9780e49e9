import type { TaskId } from "@pusula/tasks";
import type { Contributions } from "../lib/contributions.ts";
import type { Entity } from "../labels/entities.ts";
import type { Judgments, Ranking } from "../ranking/rankings.ts";
import type { AnswerOptions } from "../text/answers.ts";
import type { References } from "../text/references.ts";
import type { Detection, GroundTruth } from "../vision/detected-image.ts";
import type { Box, Mask } from "../vision/overlap.ts";

/** What is known about a metric. */
export interface MetricRow<Input extends string, Prediction, Reference, Options = undefined> {
	/** What a prediction is, and with it the type of both lists. */
	readonly input: Input;
	/** Whether more is better. */
	readonly direction: "higher" | "lower";
	/** Least and greatest value. */
	readonly range: readonly [least: number, greatest: number];
	/** The paper or library that defines it. */
	readonly source: string;
	/** Ids by which the task catalogue calls it. */
	readonly names?: readonly string[];
	/** The tasks in which these ids mean this metric. Default: all that no other metric claims. */
	readonly only?: readonly TaskId[];
	/** Tasks that use it too, though the catalogue's lists leave it out. */
	readonly also?: readonly TaskId[];
	/**
	 * What the metric is computed from: `scoreOf` gives its value, `bootstrapInterval` its range. Inputs that have no right
	 * answer (log probabilities, rewards) read the first list alone. Metrics of `answers` and `transcripts` take `normalize`, which
	 * is applied to both texts in place of the metric's own normalization.
	 */
	contributions(
		predictions: readonly Prediction[],
		references: readonly Reference[],
		options?: Options,
	): Contributions;
}

/** Any metric; `input` identifies its kind. */
export type Metric =
	| MetricRow<"labels", string, string>
	| MetricRow<"ranked-labels", readonly string[], string>
	| MetricRow<"entities", readonly Entity[], readonly Entity[]>
	| MetricRow<"answers", string, References, AnswerOptions>
	| MetricRow<"transcripts", string, string, AnswerOptions>
	| MetricRow<"numbers", number, number>
	| MetricRow<"vectors", readonly number[], readonly number[]>
	| MetricRow<"log-probabilities", readonly number[], unknown>
	| MetricRow<"rankings", Ranking, Judgments>
	| MetricRow<"boxes", Box, Box>
	| MetricRow<"masks", Mask, Mask>
	| MetricRow<"detected-boxes", readonly Detection<Box>[], readonly GroundTruth<Box>[]>
	| MetricRow<"detected-masks", readonly Detection<Mask>[], readonly GroundTruth<Mask>[]>
	| MetricRow<"rewards", readonly number[], unknown>;
