import type { MetricEntry } from "../../../messages/metric-entry.ts";
import { metricEntriesIn } from "../../../messages/metric-entries.ts";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import type { CalculatorId } from "../generated/calculator-ids.ts";

/** What a page says about a metric; when it misleads is known once its words are written. */
export type MetricWords = Omit<MetricEntry, "misleads"> & Partial<Pick<MetricEntry, "misleads">>;

/** The words about a metric; until they are written its id is the title, and its fields go by their own names. */
export function findMetricWords(id: CalculatorId, locale: Locale): MetricWords {
	const written: Readonly<Partial<Record<CalculatorId, MetricEntry>>> = metricEntriesIn(locale);
	return written[id] ?? { title: toTitle(id), says: wordsIn(locale).metrics.plainText, fields: {} };
}

/** The name of a metric of the catalogue, such as `f1`; its id until a name is written. */
export function findMetricName(metric: string, locale: Locale): string {
	const names: Readonly<Record<string, string>> = wordsIn(locale).task.metricNames;
	return names[metric] ?? metric;
}

function toTitle(id: string): string {
	const words = id.replaceAll("-", " ");
	return words.slice(0, 1).toUpperCase() + words.slice(1);
}
