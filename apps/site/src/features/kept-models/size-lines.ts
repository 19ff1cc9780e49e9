import type { OnDevice } from "../../../messages/tr/on-device.ts";
import { toDateWords } from "../../lib/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toSizeWords } from "../../lib/size-words.ts";
import type { KeptThing } from "./kept-models.ts";

/** Size and files of a kept thing, and when a model was last used. Parts of a download that broke off are no files. */
export function listSizeWords(
	{ list, bytes, files, lastUsed }: Pick<KeptThing, "list" | "bytes" | "files" | "lastUsed">,
	words: OnDevice["kept"],
	locale: Locale,
): readonly string[] {
	const message = files === 0 ? words.partSize : words.size;
	const size = fill(message, { size: toSizeWords(bytes, locale), files });
	if (list === "runtimes") return [size];
	const use =
		lastUsed === undefined ? words.neverUsed : fill(words.lastUsed, { date: toDateWords(lastUsed, locale) });
	return [size, use];
}
