import { HUB_URL } from "@pusula/inference/core";
import type { Task } from "@pusula/tasks";

/** Metrics that have a page on the hub, by the id the catalogue uses; values are names under `evaluate-metric`. */
const METRIC_PAGES: Readonly<Record<string, string>> = {
	accuracy: "accuracy",
	bleu: "bleu",
	cer: "cer",
	"exact-match": "exact_match",
	f1: "f1",
	"Mean Intersection over Union": "mean_iou",
	mse: "mse",
	perplexity: "perplexity",
	Perplexity: "perplexity",
	precision: "precision",
	"r-squared": "r_squared",
	recall: "recall",
	rouge: "rouge",
	sacrebleu: "sacrebleu",
	wer: "wer",
};

/** The page of a model on the hub. */
export function toModelUrl(id: string): string {
	return `${HUB_URL}/${id}`;
}

/** The page of a dataset on the hub. */
export function toDatasetUrl(id: string): string {
	return `${HUB_URL}/datasets/${id}`;
}

/** The page of an application on the hub. */
export function toSpaceUrl(id: string): string {
	return `${HUB_URL}/spaces/${id}`;
}

/** The page that explains and calculates a metric, where the hub has one. */
export function findMetricUrl(id: string): string | undefined {
	const page = METRIC_PAGES[id];
	return page && `${HUB_URL}/spaces/evaluate-metric/${page}`;
}

/** The hub's list of models for a task; nothing when the hub does not filter models by it. */
export function findModelListUrl({ id, hideInModels }: Task): string | undefined {
	return hideInModels ? undefined : `${HUB_URL}/models?pipeline_tag=${id}`;
}

/** The hub's list of datasets for a task; nothing when the hub does not filter datasets by it. */
export function findDatasetListUrl({ id, hideInDatasets }: Task): string | undefined {
	return hideInDatasets ? undefined : `${HUB_URL}/datasets?task_categories=task_categories:${id}`;
}

/** A video on the hub's channel. */
export function toVideoUrl(youtubeId: string): string {
	return `https://www.youtube.com/watch?v=${youtubeId}`;
}
