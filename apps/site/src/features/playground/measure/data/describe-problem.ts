import { TableError } from "@pusula/measure";
import type { Measure } from "../../../../../messages/tr/measure.ts";
import { fill } from "../../../../lib/fill.ts";
import type { Locale } from "../../../../lib/locale.ts";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { MOST_TABLE_BYTES } from "./data-source.ts";
import { SourceError } from "./source-error.ts";

/** What is wrong with files, and what to do about it. */
export function describeProblem(error: unknown, words: Measure["data"], locale: Locale): string {
	if (error instanceof TableError) {
		const { format } = numbersIn(locale);
		const facts = Object.entries(error.facts).map(([name, fact]) => [
			name,
			typeof fact === "number" ? format(fact) : fact,
		]);
		return fill(words.errors[error.code], Object.fromEntries(facts));
	}
	if (!(error instanceof SourceError))
		return fill(words.unreadable, { reason: error instanceof Error ? error.message : String(error) });
	if (error.bytes === undefined) return words.noTable;
	const sizes = { size: toSizeWords(error.bytes, locale), limit: toSizeWords(MOST_TABLE_BYTES, locale) };
	return fill(words.tooBig, sizes);
}
