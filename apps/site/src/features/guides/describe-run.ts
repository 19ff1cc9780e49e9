import { wordsIn } from "../../../messages/words.ts";
import { toDateWords } from "../../lib/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import type { GuideRecord } from "./guide-record.ts";

/** Which libraries are named in the sentence about the run; those they bring along are in the record. */
const NAMED = ["torch", "transformers", "datasets", "peft", "accelerate"];

/** When, where and with what the program of a guide was run, as a sentence. */
export function describeRun(
	{
		packages,
		date,
		seconds,
		threads,
		python,
	}: Pick<GuideRecord, "packages" | "date" | "seconds" | "threads" | "python">,
	locale: Locale,
): string {
	const { ran, cores } = wordsIn(locale).guides;
	const libraries = NAMED.filter((name) => name in packages).map((name) => `${name} ${packages[name]}`);
	return fill(ran, {
		date: toDateWords(date, locale),
		seconds,
		cores: fill(threads === 1 ? cores.one : cores.other, { threads }),
		libraries: libraries.join(", "),
		python,
	});
}
