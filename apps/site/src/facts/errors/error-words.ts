import { ERROR_FACTS, type ErrorCode } from "@pusula/inference";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";

/** Title and lead of an error whose page of words is not written yet: its class, and what holds for every error of its side. */
export function toPlainWords(
	code: ErrorCode,
	locale: Locale,
): { readonly title: string; readonly lead: string } {
	const { className, side } = ERROR_FACTS[code];
	const { plainTitles, plainLead, sidesText } = wordsIn(locale).errors;
	return { title: plainTitles[side], lead: `${fill(plainLead, { className })} ${sidesText[side]}` };
}
