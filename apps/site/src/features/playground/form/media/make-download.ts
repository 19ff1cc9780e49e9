import { fetchFile } from "./fetch-file.ts";
import type { MediaKind, MediaProblem } from "./media-kind.ts";

/** The download of a field, one at a time. */
export interface Download {
	/** The file, or why there is none; undefined where the download was aborted, even at its very end. */
	readonly start: (url: string) => Promise<Blob | MediaProblem | undefined>;
	readonly abort: () => void;
}

/** Makes downloads for a field; starting one aborts the one before. */
export function makeDownload(media: MediaKind, request?: typeof fetch): Download {
	let current: AbortController | undefined;
	return {
		start: async (url) => {
			current?.abort();
			const controller = new AbortController();
			current = controller;
			const { signal } = controller;
			const result = await fetchFile(url, media, { signal, ...(request && { fetch: request }) }).catch(
				() => undefined,
			);
			return signal.aborted ? undefined : result;
		},
		abort: () => current?.abort(),
	};
}
