import type { Locale } from "@pusula/tasks";
import { formatDay } from "./format-score.ts";
import { REPORT_WORDS } from "./generated/words.ts";
import type { ReportSources } from "./report-section.ts";
import type { ReportWords } from "./words/tr.ts";

/** A publication in which a method of the report is described. */
interface StatisticSource {
	/** What the report uses it for. */
	readonly use: keyof ReportWords["uses"];
	readonly title: string;
	readonly url: string;
}

/** How metrics and tests were computed, and where that is described. */
export function describeSources(locale: Locale): ReportSources {
	const words = REPORT_WORDS[locale];
	return {
		method: words.method,
		intro: words.sources(formatDay(SEEN, locale)),
		links: STATISTIC_SOURCES.map(({ use, title, url }) => ({ use: words.uses[use], title, url })),
	};
}

/** Day on which the sources were looked up, `YYYY-MM-DD`. */
const SEEN = "2026-11-27";

/** Where the intervals and tests of a report come from. */
const STATISTIC_SOURCES: readonly StatisticSource[] = [
	{ use: "interval", title: "Koehn, 2004", url: "https://aclanthology.org/W04-3250/" },
	{ use: "test", title: "Riezler & Maxwell, 2005", url: "https://aclanthology.org/W05-0908/" },
	{ use: "correction", title: "Holm, 1979", url: "https://doi.org/10.2307/4615733" },
];
