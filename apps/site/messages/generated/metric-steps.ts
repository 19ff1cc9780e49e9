// Made from the rows of the languages by `npm run generate`. Do not edit.

import type { Locale } from "@pusula/tasks";
import { metricSteps as tr } from "../tr/metric-steps.ts";
import { metricSteps as en } from "../en/metric-steps.ts";
import type { MetricSteps } from "../tr/metric-steps.ts";

/** The `metricSteps` of each language. */
export const METRIC_STEPS: Readonly<Record<Locale, MetricSteps>> = {
	tr,
	en,
};
