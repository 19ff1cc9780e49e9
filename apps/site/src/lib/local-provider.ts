import { local, type LocalOptions, type LocalProvider } from "@pusula/local";
import workerUrl from "@pusula/local/worker?worker&url";
import { openWorker } from "./open-worker.ts";
import { toFileHref } from "./file-href.ts";
import { RUNTIME, type RuntimePart, toRuntimePath } from "./runtime-files.ts";

/** The reader's own machine as a provider; everything but models of the hub comes from the site itself. */
export function openLocalProvider(
	options: Pick<
		LocalOptions,
		"device" | "dtype" | "modelUrls" | "mayFetch" | "onProgress" | "onRun" | "onFallback"
	>,
): LocalProvider {
	const { onnx, ocrWorker, ocrCore, ocrTurkish } = RUNTIME;
	return local({
		...options,
		runtimeUrl: toFolderUrl(onnx),
		tesseract: {
			workerUrl: toPartUrl(ocrWorker),
			coreUrl: toPartUrl(ocrCore),
			languagesUrl: toFolderUrl(ocrTurkish),
		},
		worker: () => openWorker(workerUrl),
	});
}

/** URL of the first file of a part. */
function toPartUrl(part: RuntimePart): string {
	return toUrl(`/${toRuntimePath(part, part.files[0] ?? "")}`);
}

function toFolderUrl(part: RuntimePart): string {
	return new URL(".", toPartUrl(part)).href;
}

function toUrl(path: `/${string}`): string {
	return new URL(toFileHref(path), location.href).href;
}
