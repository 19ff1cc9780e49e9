import type { MetricEntries } from "../../../../messages/metric-entries.ts";
import type { Calculator } from "../calculator.ts";
import { answers } from "./answers.ts";
import { averagePrecision } from "./average-precision.ts";
import { bleu } from "./bleu.ts";
import { boxOverlap } from "./box-overlap.ts";
import { chrf } from "./chrf.ts";
import { classification } from "./classification.ts";
import { cosine } from "./cosine.ts";
import { discountedGain } from "./discounted-gain.ts";
import { discountedReturn } from "./discounted-return.ts";
import { errorRate } from "./error-rate.ts";
import { perplexity } from "./perplexity.ts";
import { pixelOverlap } from "./pixel-overlap.ts";
import { reciprocalRank } from "./reciprocal-rank.ts";
import { regression } from "./regression.ts";
import { rouge } from "./rouge.ts";
import { spelling } from "./spelling.ts";
import { topK } from "./top-k.ts";

/** Every calculator, by its anchor on the page of metrics and in the order of that page. */
export const CALCULATORS = {
	classification,
	"exact-match": answers,
	anls: spelling,
	"top-k": topK,
	bleu,
	chrf,
	rouge,
	wer: errorRate,
	perplexity,
	cosine,
	"average-precision": averagePrecision,
	mrr: reciprocalRank,
	ndcg: discountedGain,
	iou: boxOverlap,
	"mean-iou": pixelOverlap,
	regression,
	return: discountedReturn,
} satisfies Readonly<Record<keyof MetricEntries, Calculator>>;

/** A calculator, by its anchor. */
export type CalculatorId = keyof typeof CALCULATORS;

/** The anchors of all calculators, in the order of the page of metrics. */
export const CALCULATOR_IDS = Object.keys(CALCULATORS) as readonly CalculatorId[]; // the keys of the table
