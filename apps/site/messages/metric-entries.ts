import type { Locale } from "@pusula/tasks";
import { metricEntries as en } from "./en/metric-entries.ts";
import { type MetricEntries, metricEntries as tr } from "./tr/metric-entries.ts";

export type { MetricEntries };

/** What is said about each metric in one language; apart from the interface words, which scripts carry along. */
export function metricEntriesIn(locale: Locale): MetricEntries {
	return ENTRIES[locale];
}

const ENTRIES: Readonly<Record<Locale, MetricEntries>> = {
	tr,
	en,
};
