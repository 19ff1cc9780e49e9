import { metricWords as en } from "../../../messages/metric-words/en.ts";
import { type MetricWords, metricWords as tr } from "../../../messages/metric-words/tr.ts";
import type { Locale } from "../../lib/locale.ts";

const WORDS: Readonly<Record<Locale, MetricWords>> = { tr, en };

/** The words of the steps in one language. */
export function metricWordsIn(locale: Locale): MetricWords {
	return WORDS[locale];
}
