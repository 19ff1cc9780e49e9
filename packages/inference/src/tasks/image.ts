import type { TextToImageArgs } from "../task-args.ts";
import { byName } from "../by-name.ts";
import type { Options } from "../options.ts";
import { runMedia } from "../pipeline/run-job.ts";
import type { OutputType } from "../types.ts";

/** What `textToImage` gives for an output type. */
export type ImageResult<T extends OutputType | undefined> = T extends "url" | "dataUrl"
	? string
	: T extends "json"
		? Record<string, unknown>
		: Blob;

/**
 * Paints an image from a text. Gives a Blob, or what `outputType` asks for: `url` (an address, or a data URL where the
 * provider has none), `dataUrl`, or `json` (the provider's reply).
 */
export function textToImage<T extends OutputType | undefined = undefined>(
	args: TextToImageArgs,
	options?: Options & { outputType?: T },
): Promise<ImageResult<T>> {
	return runMedia("text-to-image", args, options, byName) as Promise<ImageResult<T>>; // toOutputType follows the same rule
}
