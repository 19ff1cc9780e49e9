import type { OnDevice } from "../../../messages/tr/on-device.ts";
import { toDateWords } from "../../lib/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toSizeWords } from "../../lib/size-words.ts";
import type { KeptThing } from "./kept-models.ts";

/** Size and files of a kept thing, what of it is an unfinished download, and when a model was last used. */
export function listSizeWords(
	{ list, bytes, files, contents, lastUsed }: Omit<KeptThing, "id" | "remove">,
	words: OnDevice["kept"],
	locale: Locale,
): readonly string[] {
	const part = contents.reduce((sum, file) => sum + (file.isWhole ? 0 : file.bytes), 0);
	const message = part === 0 ? words.size : words.partSize;
	const sizes = { size: toSizeWords(bytes, locale), part: toSizeWords(part, locale) };
	const size = fill(message, { ...sizes, files });
	if (list === "runtimes") return [size];
	const use =
		lastUsed === undefined ? words.neverUsed : fill(words.lastUsed, { date: toDateWords(lastUsed, locale) });
	return [size, use];
}
