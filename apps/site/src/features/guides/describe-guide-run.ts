import { wordsIn } from "../../../messages/words.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import type { GuideRecord } from "./guide-record.ts";

/** When and where the program of a guide was run, and how the code of its pages that is no cell was tried, as sentences. */
export function describeGuideRun(
	{
		date,
		seconds,
		threads,
		python,
		examples,
	}: Pick<GuideRecord, "date" | "seconds" | "threads" | "python" | "examples">,
	locale: Locale,
): string {
	const { ran, cores, tried } = wordsIn(locale).guides;
	const program = fill(ran, {
		date: toDateWords(date, locale),
		seconds,
		cores: fill(threads === 1 ? cores.one : cores.other, { threads }),
		python,
	});
	const ways = (["model", "hub", "shell"] as const).filter((one) => examples.some(({ way }) => way === one));
	return [program, ...ways.map((way) => tried[way])].join(" ");
}
