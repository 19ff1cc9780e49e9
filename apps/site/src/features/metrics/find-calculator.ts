import { TASK_IDS, TASK_INFO, type TaskId } from "@pusula/tasks";
import type { CalculatorId } from "./calculators/index.ts";

/** The calculator of each metric, by the metric's id in the catalogue. */
const BY_METRIC: Readonly<Record<string, CalculatorId>> = {
	accuracy: "classification",
	precision: "classification",
	recall: "classification",
	f1: "classification",
	"exact-match": "exact-match",
	"Denotation Accuracy": "exact-match",
	anls: "anls",
	"top-K accuracy": "top-k",
	bleu: "bleu",
	sacrebleu: "bleu",
	chrf: "chrf",
	rouge: "rouge",
	wer: "wer",
	cer: "wer",
	perplexity: "perplexity",
	cross_entropy: "perplexity",
	"Cosine Similarity": "cosine",
	"Average Precision": "average-precision",
	"Mean Average Precision": "average-precision",
	APα: "average-precision",
	"Mean Reciprocal Rank": "mrr",
	"Normalized Discounted Cumulative Gain": "ndcg",
	"Normalized Discounted Cumulative Gain at K": "ndcg",
	"Intersection over Union (IoU)": "iou",
	"Mean Intersection over Union": "mean-iou",
	mse: "regression",
	"r-squared": "regression",
	"Discounted Total Reward": "return",
};

/** Tasks in which the same id means something else. */
const BY_TASK: Readonly<Partial<Record<TaskId, Readonly<Record<string, CalculatorId>>>>> = {
	"question-answering": { f1: "exact-match" },
};

/** Tasks whose articles explain a metric that the catalogue's lists leave out. */
export const EXPLAINED: Readonly<Partial<Record<CalculatorId, readonly TaskId[]>>> = {
	chrf: ["translation"],
	cosine: ["feature-extraction"],
	iou: ["object-detection", "zero-shot-object-detection"],
	ndcg: ["text-retrieval"],
	regression: ["time-series-forecasting"],
};

/** The calculator that shows a metric of a task; nothing when there is none. */
export function findCalculator(metric: string, task: TaskId): CalculatorId | undefined {
	return BY_TASK[task]?.[metric] ?? BY_METRIC[metric];
}

/** The tasks whose metrics a calculator shows, in the catalogue's order. */
export function listTasksOf(calculator: CalculatorId): readonly TaskId[] {
	return TASK_IDS.filter(
		(task) =>
			EXPLAINED[calculator]?.includes(task) ||
			TASK_INFO[task].metrics.some(({ id }) => findCalculator(id, task) === calculator),
	);
}
