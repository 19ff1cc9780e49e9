import { local, type LocalOptions, type LocalProvider } from "@pusula/local";
import workerUrl from "@pusula/local/worker?worker&url";
import { openWorker } from "./open-worker.ts";
import { toOnnxUrl, toTesseractUrls } from "./runtime-urls.ts";

/** The reader's own machine as a provider; everything but models of the hub, or of a mirror of it, comes from the site itself. */
export function openLocalProvider(
	options: Pick<
		LocalOptions,
		"device" | "dtype" | "hubUrl" | "modelUrls" | "mayFetch" | "onProgress" | "onRun" | "onFallback"
	>,
): LocalProvider {
	return local({
		...options,
		runtimeUrl: toOnnxUrl(),
		tesseract: toTesseractUrls(),
		worker: () => openWorker(workerUrl),
	});
}
