export { type Contributions, type ItemSums, scoreOf } from "./lib/contributions.ts";
export { MetricError, type MetricErrorCode } from "./lib/errors.ts";

export { accuracy, binaryScores, topKAccuracy, topKFromRanks, type TopKScore } from "./labels/accuracy.ts";
export {
	type ClassificationScores,
	classificationScores,
	type ClassScores,
	type PrecisionRecall,
} from "./labels/classification.ts";
export {
	entitiesOf,
	entityContributions,
	type EntityScores,
	entityScores,
	type Entity,
} from "./labels/entities.ts";
export { type ConfusionMatrix, confusionMatrix, type LabelOptions } from "./labels/confusion.ts";

export { type AlignedPair, align } from "./text/alignment.ts";
export {
	anls,
	anlsContributions,
	type AnswerOptions,
	compareSpelling,
	exactMatch,
	exactMatchContributions,
	normalizeSquad,
	tokenF1,
	tokenF1Contributions,
} from "./text/answers.ts";
export { bleu, bleuContributions, type BleuOptions, type BleuScore } from "./text/bleu.ts";
export { chrf, chrfContributions, type ChrfOptions, type ChrfScore } from "./text/chrf.ts";
export { countErrors, type ErrorCounts } from "./text/error-counts.ts";
export {
	cer,
	cerContributions,
	type ErrorRate,
	type ErrorRateOptions,
	wer,
	werContributions,
} from "./text/error-rates.ts";
export type { NgramOverlap } from "./text/ngrams.ts";
export { type NormalizeOptions, normalizeText, normalizeTurkish } from "./text/normalize.ts";
export {
	crossEntropy,
	crossEntropyContributions,
	perplexity,
	perplexityContributions,
} from "./text/perplexity.ts";
export type { References, Tokenizer } from "./text/references.ts";
export {
	rouge,
	rougeContributions,
	type RougeKind,
	type RougeOptions,
	type RougePair,
	rougePair,
	type RougeScore,
} from "./text/rouge.ts";
export { tokenize13a, toRougeWords, toWords } from "./text/tokenize.ts";

export { pearson, spearman } from "./numbers/correlation.ts";
export { cosine, cosineContributions } from "./numbers/cosine.ts";
export { discountedReturn } from "./numbers/discounted-return.ts";
export { type RegressionScores, regressionScores, rSquared } from "./numbers/regression.ts";

export { averagePrecision, type DiscountedGain, discountedGain, reciprocalRank } from "./ranking/lists.ts";
export {
	averagePrecisionContributions,
	type Judgments,
	meanAveragePrecision,
	meanReciprocalRank,
	ndcg,
	ndcgContributions,
	precisionAtK,
	precisionAtKContributions,
	type Ranking,
	type RankingOptions,
	recallAtK,
	recallAtKContributions,
	reciprocalRankContributions,
} from "./ranking/rankings.ts";

export type { DetectedImage, Detection, GroundTruth } from "./vision/detected-image.ts";
export { detectionContributions, type DetectionScores, detectionScores } from "./vision/detection.ts";
export type { Mark, MatchedImage, MatchedLabel } from "./vision/match-detections.ts";
export {
	boxOverlapContributions,
	type ClassOverlap,
	labelMapOverlap,
	maskOverlapContributions,
} from "./vision/mean-overlap.ts";
export { type Box, boxOverlap, type Mask, maskOverlap, type Overlap } from "./vision/overlap.ts";

export { bootstrapInterval, type BootstrapOptions, type Interval } from "./statistics/bootstrap.ts";
export { type McNemarResult, mcNemar } from "./statistics/mcnemar.ts";
export {
	pairedBootstrap,
	type PairedInterval,
	type PairedResult,
	randomizationTest,
} from "./statistics/paired-tests.ts";
export { quantile } from "./statistics/quantile.ts";
export { type Random, seededRandom } from "./statistics/seeded-random.ts";

export type { Metric, MetricRow } from "./table/metric.ts";
export { METRIC_IDS, type MetricId, METRICS } from "./table/metrics.ts";
