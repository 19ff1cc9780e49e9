// Made from packages/measure/src/report/metric-names by `npm run generate`. Do not edit.

import type { Locale } from "@pusula/tasks";
import { metricNames as tr } from "../metric-names/tr.ts";
import { metricNames as en } from "../metric-names/en.ts";
import type { MetricNames } from "../metric-names/tr.ts";

/** Names of metrics, in every language. */
export const METRIC_NAMES: Readonly<Record<Locale, MetricNames>> = {
	tr,
	en,
};
