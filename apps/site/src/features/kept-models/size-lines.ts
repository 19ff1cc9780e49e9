import type { OnDevice } from "../../../messages/tr/on-device.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toSizeWords } from "../../lib/words/size-words.ts";
import type { KeptThing } from "./kept-models.ts";

type Content = KeptThing["contents"][number];

/** Size and files of a kept thing, what of it is an unfinished download, and when a model was last used. */
export function listSizeWords(
	{ list, bytes, files, contents, lastUsed }: Omit<KeptThing, "id" | "precisions" | "remove">,
	words: OnDevice["kept"],
	locale: Locale,
): readonly string[] {
	const size = toTotal(contents, { size: toSizeWords(bytes, locale), files }, words, locale);
	if (list === "runtimes") return [size];
	const use =
		lastUsed === undefined ? words.neverUsed : fill(words.lastUsed, { date: toDateWords(lastUsed, locale) });
	return [size, use];
}

/** Size of a file, and of one that is not whole how much of it has come. */
export function listContentWords(
	{ bytes, isWhole, wholeBytes }: Content,
	words: OnDevice["kept"],
	locale: Locale,
): readonly string[] {
	const size = toSizeWords(bytes, locale);
	if (isWhole) return [size];
	const whole = wholeBytes === undefined ? undefined : toSizeWords(wholeBytes, locale);
	if (bytes === 0) return [...(whole === undefined ? [] : [whole]), words.missing];
	return [whole === undefined ? size : fill(words.partOf, { size, whole }), words.part];
}

/** The size of everything, and how much a download that was stopped has left to come, where that is known. */
function toTotal(
	contents: readonly Content[],
	values: { readonly size: string; readonly files: number },
	words: OnDevice["kept"],
	locale: Locale,
): string {
	const parts = contents.filter(({ isWhole }) => !isWhole);
	if (parts.length === 0) return fill(words.size, values);
	const rest = parts.reduce((sum, { bytes, wholeBytes = NaN }) => sum + wholeBytes - bytes, 0);
	if (rest >= 0) return fill(words.restSize, { ...values, rest: toSizeWords(rest, locale) });
	const part = parts.reduce((sum, { bytes }) => sum + bytes, 0);
	return fill(words.partSize, { ...values, part: toSizeWords(part, locale) });
}
