import { wordsIn } from "../../../messages/words.ts";
import { toDateWords } from "../../lib/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import type { GuideRecord } from "./guide-record.ts";

/** When and where the program of a guide was run, as a sentence. */
export function describeRun(
	{ date, seconds, threads, python }: Pick<GuideRecord, "date" | "seconds" | "threads" | "python">,
	locale: Locale,
): string {
	const { ran, cores } = wordsIn(locale).guides;
	return fill(ran, {
		date: toDateWords(date, locale),
		seconds,
		cores: fill(threads === 1 ? cores.one : cores.other, { threads }),
		python,
	});
}
