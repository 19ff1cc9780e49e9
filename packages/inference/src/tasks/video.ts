import type { TextToVideoArgs } from "../task-args.ts";
import { byName } from "../by-name.ts";
import type { Options } from "../options.ts";
import { runMedia } from "../pipeline/run-job.ts";

/** Makes a video from a text. Waits for the provider's queue, half an hour at most unless `timeoutMs` says otherwise. */
export function textToVideo(args: TextToVideoArgs, options?: Options): Promise<Blob> {
	return runMedia("text-to-video", args, options, byName);
}
