import type { Locale } from "@pusula/tasks";
import { METRIC_ENTRIES } from "./generated/metric-entries.ts";
import type { MetricEntries } from "./tr/metric-entries.ts";

export type { MetricEntries };

/** What is said about each metric in one language; apart from the interface words, which scripts carry along. */
export function metricEntriesIn(locale: Locale): MetricEntries {
	return METRIC_ENTRIES[locale];
}
