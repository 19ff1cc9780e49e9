import { byName } from "../entry/by-name.ts";
import type { Options } from "../types/call.ts";
import { runMedia } from "../pipeline/kinds.ts";
import type { ImageTextToVideoArgs, ImageToVideoArgs, TextToVideoArgs } from "../task-args.ts";

/** Makes a video from a text. Waits for the provider's queue, half an hour at most unless `timeoutMs` says otherwise. */
export function textToVideo(args: TextToVideoArgs, options?: Options): Promise<Blob> {
	return runMedia("text-to-video", args, options, byName);
}

/** Sets an image in motion; `parameters.prompt` says how. */
export function imageToVideo(args: ImageToVideoArgs, options?: Options): Promise<Blob> {
	return runMedia("image-to-video", args, options, byName);
}

/** Makes a video from a prompt, a first picture, or both. */
export function imageTextToVideo(args: ImageTextToVideoArgs, options?: Options): Promise<Blob> {
	return runMedia("image-text-to-video", args, options, byName);
}
