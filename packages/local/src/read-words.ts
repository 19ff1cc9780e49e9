import { toInferenceError } from "./provider/errors.ts";
import type { FetchProgress, LocalOptions, ReadWord } from "./types/public.ts";

/** Where Tesseract lies, and what is called while it is fetched and reads. */
export interface ReadWordsOptions extends Pick<LocalOptions, "tesseract" | "fetch" | "clock"> {
	/** Ends the reading. */
	readonly signal?: AbortSignal | undefined;
	/** Called as bytes of Tesseract and its languages arrive. */
	readonly onProgress?: ((progress: FetchProgress) => void) | undefined;
	/** Called while the picture is read, with how much is done, from 0 to 1. */
	readonly onShare?: ((share: number) => void) | undefined;
	/** Starts the script of Tesseract, in a page that requires Trusted Types. Default: `new Worker(url)`. Not called in Node. */
	readonly openWorker?: ((url: string) => Worker) | undefined;
}

/**
 * The words of a picture and where they lie, in the order in which they are read, by Tesseract: what document question answering
 * takes as `word_boxes`. Tesseract is fetched without consent, and ended when the picture is read.
 * @param model `tesseract/tur`, `tesseract/eng` or `tesseract/tur+eng`.
 * @param picture The picture, in any format that the browser decodes; in Node PNG, JPEG or WebP.
 * @param options Where Tesseract lies, a signal, and callbacks.
 * @throws InputError for a file that is no picture, NetworkError, OutputError for a broken language, RouteError without
 * `tesseract`, HubError for a language that is not there, the signal's reason
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const tesseract = { languagesUrl: "https://example.com/tesseract/" };
 * const picture = await openAsBlob("receipt.png");
 * const words = await readWords("tesseract/tur", picture, { tesseract });
 * const wordBoxes = words.map(({ text, box }) => [text, box.map((edge) => Math.round(edge * 1000))]);
 */
export async function readWords(
	model: string,
	picture: Blob,
	{
		signal = new AbortController().signal,
		onProgress = () => undefined,
		onShare,
		openWorker,
		...options
	}: ReadWordsOptions,
): Promise<readonly ReadWord[]> {
	const { readPictureWords } = await import("./engine/read-words.ts");
	const none = (): undefined => undefined;
	const hooks = { signal, onProgress, onShare, openWorker, mayFetch: () => true, onRun: none, onEvent: none };
	try {
		return await readPictureWords(model, picture, options, hooks);
	} catch (error) {
		throw toInferenceError(error);
	}
}
