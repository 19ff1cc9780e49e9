// Made from the rows of the languages by `npm run generate`. Do not edit.

import type { Locale } from "@pusula/tasks";
import { metricEntries as tr } from "../tr/metric-entries.ts";
import { metricEntries as en } from "../en/metric-entries.ts";
import type { MetricEntries } from "../tr/metric-entries.ts";

/** The `metricEntries` of each language. */
export const METRIC_ENTRIES: Readonly<Record<Locale, MetricEntries>> = {
	tr,
	en,
};
