import { local, type LocalOptions, type LocalProvider } from "@pusula/local";
import workerUrl from "@pusula/local/worker?worker&url";
import { openWorker } from "./open-worker.ts";
import { toFileHref } from "./paths.ts";
import { RUNTIME, toRuntimePath } from "./runtime-files.ts";

/** The reader's own machine as a provider; everything but models of the hub comes from the site itself. */
export function openLocalProvider(
	options: Pick<LocalOptions, "dtype" | "mayFetch" | "onProgress" | "onRun">,
): LocalProvider {
	const { onnx } = RUNTIME;
	return local({
		...options,
		runtimeUrl: new URL(".", toUrl(`/${toRuntimePath(onnx, onnx.files[0])}`)).href,
		worker: () => openWorker(workerUrl),
	});
}

function toUrl(path: `/${string}`): string {
	return new URL(toFileHref(path), location.href).href;
}
