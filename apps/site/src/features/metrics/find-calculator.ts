import type { MetricId } from "@pusula/metrics";
import { metricsNamed, metricsOf } from "@pusula/metrics/tasks";
import { TASK_IDS, type TaskId } from "@pusula/tasks";
import { CALCULATOR_IDS, type CalculatorId } from "../../facts/generated/calculator-ids.ts";

/** The metrics of the table that each calculator shows. */
export const SHOWN: Readonly<Partial<Record<CalculatorId, readonly MetricId[]>>> = {
	classification: ["accuracy", "precision", "recall", "f1"],
	"exact-match": ["exact-match", "token-f1"],
	anls: ["anls"],
	"top-k": ["top-k-accuracy"],
	bleu: ["bleu"],
	chrf: ["chrf"],
	rouge: ["rouge-1", "rouge-2", "rouge-l"],
	wer: ["wer", "cer"],
	perplexity: ["perplexity", "cross-entropy"],
	cosine: ["cosine"],
	"average-precision": ["map", "box-map", "mask-map"],
	mrr: ["mrr"],
	ndcg: ["ndcg"],
	iou: ["box-iou", "mask-iou"],
	"mean-iou": ["mean-iou"],
	regression: ["mse", "rmse", "mae", "r2"],
	return: ["discounted-return"],
};

/** The calculator that shows a metric of a task, named as in the catalogue; nothing when there is none. */
export function findCalculator(metric: string, task: TaskId): CalculatorId | undefined {
	const ids = metricsNamed(metric, task);
	return CALCULATOR_IDS.find((calculator) => SHOWN[calculator]?.some((id) => ids.includes(id)));
}

/** The tasks whose metrics a calculator shows, in the catalogue's order. */
export function listTasksOf(calculator: CalculatorId): readonly TaskId[] {
	return TASK_IDS.filter((task) => SHOWN[calculator]?.some((id) => metricsOf(task).includes(id)));
}
