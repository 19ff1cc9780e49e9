import { meanContributions, pairContributions } from "../lib/contributions.ts";
import { pearson, spearman } from "../numbers/correlation.ts";
import { cosineContributions } from "../numbers/cosine.ts";
import { discountedReturn } from "../numbers/discounted-return.ts";
import { regressionScores, rSquared } from "../numbers/regression.ts";
import type { Metric } from "./metric.ts";

/** Metrics that compare a list of numbers, or of vectors, with the right ones: errors, correlations, cosines, returns. */
export const NUMBER_METRICS = {
	mse: {
		input: "numbers",
		direction: "lower",
		range: [0, Infinity],
		source: "scikit-learn mean_squared_error",
		names: ["mse"],
		contributions: fromNumbers((some, others) => regressionScores(some, others).mse),
	},
	rmse: {
		input: "numbers",
		direction: "lower",
		range: [0, Infinity],
		source: "scikit-learn root_mean_squared_error",
		also: ["tabular-regression", "time-series-forecasting"],
		contributions: fromNumbers((some, others) => regressionScores(some, others).rmse),
	},
	mae: {
		input: "numbers",
		direction: "lower",
		range: [0, Infinity],
		source: "scikit-learn mean_absolute_error",
		also: ["tabular-regression", "time-series-forecasting"],
		contributions: fromNumbers((some, others) => regressionScores(some, others).mae),
	},
	r2: {
		input: "numbers",
		direction: "higher",
		range: [-Infinity, 1],
		source: "scikit-learn r2_score",
		names: ["r-squared"],
		contributions: fromNumbers(rSquared),
	},
	pearson: {
		input: "numbers",
		direction: "higher",
		range: [-1, 1],
		source: "SciPy pearsonr",
		also: ["sentence-similarity"],
		contributions: fromNumbers(pearson),
	},
	spearman: {
		input: "numbers",
		direction: "higher",
		range: [-1, 1],
		source: "SciPy spearmanr",
		also: ["sentence-similarity", "feature-extraction"],
		contributions: fromNumbers(spearman),
	},
	cosine: {
		input: "vectors",
		direction: "higher",
		range: [-1, 1],
		source: "scikit-learn cosine_similarity, mean over the pairs",
		names: ["Cosine Similarity"],
		also: ["feature-extraction"],
		contributions: cosineContributions,
	},
	"discounted-return": {
		input: "rewards",
		direction: "higher",
		range: [-Infinity, Infinity],
		source: "Sutton and Barto, 2018, discount 1, mean over the episodes",
		names: ["Discounted Total Reward"],
		contributions: (episodes: readonly (readonly number[])[]) =>
			meanContributions(episodes.map((rewards) => discountedReturn(rewards).total)),
	},
} as const satisfies Readonly<Record<string, Metric>>;

function fromNumbers(metric: (predictions: readonly number[], references: readonly number[]) => number) {
	return (predictions: readonly number[], references: readonly number[]) =>
		pairContributions(predictions, references, metric);
}
