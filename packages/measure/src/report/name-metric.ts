import type { Locale } from "@pusula/tasks";
import { METRIC_NAMES } from "./generated/metric-names.ts";

/**
 * The name of a metric for people; its id where it has none.
 * @param metric Id of a metric, such as `exact-match`.
 * @param locale Language of the name.
 * @example
 * nameMetric("exact-match", "tr"); // "Tam eşleşme"
 */
export function nameMetric(metric: string, locale: Locale): string {
	const names: Readonly<Record<string, string>> = METRIC_NAMES[locale];
	return names[metric] ?? metric;
}
