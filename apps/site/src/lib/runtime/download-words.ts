import { fill } from "../fill.ts";
import type { Locale } from "../locale.ts";
import { toSizeWords } from "../words/size-words.ts";

/** Words for what a download brings: the model alone, it and what runs it, or a model of unknown size. */
export interface DownloadWords {
	readonly model: string;
	readonly both: string;
	readonly unknown: string;
	/** Follows where a part of the model is on this device already. */
	readonly kept?: string;
}

/** The size of a download in words: one sum where the runtime comes too. `bytes` are those of the model. */
export function toDownloadWords(
	{
		bytes,
		keptBytes = 0,
		runtimeBytes,
	}: {
		readonly bytes: number | undefined;
		readonly keptBytes?: number | undefined;
		readonly runtimeBytes: number;
	},
	words: DownloadWords,
	locale: Locale,
): string {
	if (bytes === undefined) return words.unknown;
	const [sum = "", model = "", runtime = ""] = [bytes + runtimeBytes, bytes, runtimeBytes].map((one) =>
		toSizeWords(one, locale),
	);
	const size = fill(runtimeBytes > 0 ? words.both : words.model, { sum, model, runtime });
	return keptBytes > 0 && words.kept
		? `${size}; ${fill(words.kept, { kept: toSizeWords(keptBytes, locale) })}`
		: size;
}
