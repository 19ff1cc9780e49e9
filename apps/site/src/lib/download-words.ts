import type { ModelDownload } from "./model-consent.ts";
import { fill } from "./fill.ts";
import type { Locale } from "./locale.ts";
import { toSizeWords } from "./size-words.ts";

/** Words for what a download brings: the model alone, it and what runs it, or a model of unknown size. */
export interface DownloadWords {
	readonly model: string;
	readonly both: string;
	readonly unknown: string;
}

/** The size of a download in words: one sum where the runtime comes too. `bytes` are those of the model. */
export function toDownloadWords(
	{ bytes, runtimeBytes }: { readonly bytes: number | undefined } & Pick<ModelDownload, "runtimeBytes">,
	words: DownloadWords,
	locale: Locale,
): string {
	if (bytes === undefined) return words.unknown;
	const [sum = "", model = "", runtime = ""] = [bytes + runtimeBytes, bytes, runtimeBytes].map((one) =>
		toSizeWords(one, locale),
	);
	return fill(runtimeBytes > 0 ? words.both : words.model, { sum, model, runtime });
}
