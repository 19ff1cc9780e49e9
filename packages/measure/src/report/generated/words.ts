// Made from packages/measure/src/report/words by `npm run generate`. Do not edit.

import type { Locale } from "@pusula/tasks";
import { reportWords as tr } from "../words/tr.ts";
import { reportWords as en } from "../words/en.ts";
import type { ReportWords } from "../words/tr.ts";

/** What reports say, in every language. */
export const REPORT_WORDS: Readonly<Record<Locale, ReportWords>> = {
	tr,
	en,
};
