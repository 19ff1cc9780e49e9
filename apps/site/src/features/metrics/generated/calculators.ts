// Made from the files of apps/site/src/features/metrics/calculators by `npm run generate`. Do not edit.

import type { CalculatorId } from "../../../facts/generated/calculator-ids.ts";
import type { Calculator } from "../parts/calculator.ts";
import { anlsCalculator } from "../calculators/anls.ts";
import { averagePrecision } from "../calculators/average-precision.ts";
import { bleu } from "../calculators/bleu.ts";
import { chrf } from "../calculators/chrf.ts";
import { classification } from "../calculators/classification.ts";
import { cosine } from "../calculators/cosine.ts";
import { exactMatchCalculator } from "../calculators/exact-match.ts";
import { iouCalculator } from "../calculators/iou.ts";
import { meanIouCalculator } from "../calculators/mean-iou.ts";
import { mrrCalculator } from "../calculators/mrr.ts";
import { ndcgCalculator } from "../calculators/ndcg.ts";
import { perplexity } from "../calculators/perplexity.ts";
import { regression } from "../calculators/regression.ts";
import { returnCalculator } from "../calculators/return.ts";
import { rouge } from "../calculators/rouge.ts";
import { topK } from "../calculators/top-k.ts";
import { werCalculator } from "../calculators/wer.ts";

/** Every calculator, by its anchor on the page of metrics. */
export const CALCULATORS: Readonly<Record<CalculatorId, Calculator>> = {
	classification,
	"exact-match": exactMatchCalculator,
	"anls": anlsCalculator,
	"top-k": topK,
	bleu,
	chrf,
	rouge,
	"wer": werCalculator,
	perplexity,
	cosine,
	"average-precision": averagePrecision,
	"mrr": mrrCalculator,
	"ndcg": ndcgCalculator,
	"iou": iouCalculator,
	"mean-iou": meanIouCalculator,
	regression,
	"return": returnCalculator,
};
