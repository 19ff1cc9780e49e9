// Made from the files of apps/site/src/features/metrics/calculators by `npm run generate`. Do not edit.

/** The anchors of all calculators, in the order of the page of metrics. */
export const CALCULATOR_IDS = [
	"classification",
	"exact-match",
	"anls",
	"top-k",
	"bleu",
	"chrf",
	"rouge",
	"wer",
	"perplexity",
	"cosine",
	"average-precision",
	"mrr",
	"ndcg",
	"iou",
	"mean-iou",
	"regression",
	"return",
] as const;

/** A calculator, by its anchor. */
export type CalculatorId = (typeof CALCULATOR_IDS)[number];
