import type { ModelDownload } from "../../../../lib/runtime/model-consent.ts";

/** A request for consent to a download. */
export interface DownloadQuestion {
	readonly download: ModelDownload;
	/** Takes the bytes that the reader agrees to, 0 where no size is known, or undefined for no. */
	readonly decide: (bytes: number | undefined) => void;
}

/**
 * Waits for the reader's decision on a download.
 * @param show shows the request; called without one when it is decided
 * @returns the bytes agreed to; undefined for no, and once the run is aborted
 */
export function askConsent(
	download: ModelDownload,
	signal: AbortSignal,
	show: (question: DownloadQuestion | undefined) => void,
): Promise<number | undefined> {
	return new Promise((resolve) => {
		signal.addEventListener("abort", () => resolve(undefined), { once: true });
		show({
			download,
			decide: (bytes) => {
				show(undefined);
				resolve(bytes);
			},
		});
	});
}
