import { TASK_IDS, TASK_INFO } from "@pusula/tasks";
import { expect, test } from "vitest";
import type { Metric } from "./table/metric.ts";
import { METRIC_IDS, METRICS } from "./table/metrics.ts";
import { metricsNamed, metricsOf, tasksOf } from "./tasks.ts";

const ROWS: readonly Metric[] = METRIC_IDS.map((id) => METRICS[id]);

test("every id that a metric takes from the catalogue stands there, in each task that it is claimed for", () => {
	const listed = (name: string) =>
		TASK_IDS.filter((task) => TASK_INFO[task].metrics.some(({ id }) => id === name));
	for (const { names = [], only = [] } of ROWS) {
		expect(names.filter((name) => listed(name).length === 0)).toEqual([]);
		expect(only.filter((task) => !names.some((name) => listed(name).includes(task)))).toEqual([]);
	}
});

test("an id of the catalogue means what its task means by it", () => {
	expect(metricsNamed("f1", "question-answering")).toEqual(["token-f1"]);
	expect(metricsNamed("f1", "text-classification")).toEqual(["f1"]);
	expect(metricsNamed("Mean Average Precision", "text-ranking")).toEqual(["map"]);
	expect(metricsNamed("Mean Average Precision", "object-detection")).toEqual(["box-map"]);
	expect(metricsNamed("rouge", "summarization")).toEqual(["rouge-1", "rouge-2", "rouge-l", "rouge-lsum"]);
	expect(metricsNamed("fid", "text-to-image")).toEqual([]);
});

test("a task has the metrics that the catalogue lists first, each once", () => {
	expect(metricsOf("translation")).toEqual(["bleu", "chrf", "chrf++"]);
	expect(metricsOf("automatic-speech-recognition")).toEqual(["wer", "cer"]);
	expect(metricsOf("robotics")).toEqual([]);
});

test("every metric is used by a task, in the catalogue's order", () => {
	expect(METRIC_IDS.filter((id) => tasksOf(id).length === 0)).toEqual([]);
	expect(tasksOf("box-iou")).toEqual(["object-detection", "zero-shot-object-detection"]);
});
