import { LABEL_METRICS } from "./labels.ts";
import type { Metric } from "./metric.ts";
import { NUMBER_METRICS } from "./numbers.ts";
import { RANKING_METRICS } from "./rankings.ts";
import { TEXT_METRICS } from "./texts.ts";
import { VISION_METRICS } from "./vision.ts";

/** Every metric of this package with its defaults, by its id. */
export const METRICS = {
	...LABEL_METRICS,
	...TEXT_METRICS,
	...NUMBER_METRICS,
	...RANKING_METRICS,
	...VISION_METRICS,
} as const satisfies Readonly<Record<string, Metric>>;

/** The id of a metric of the table, such as `accuracy`. */
export type MetricId = keyof typeof METRICS;

/** All ids, in the order of the table. */
export const METRIC_IDS = Object.keys(METRICS) as readonly MetricId[]; // the keys of the table
