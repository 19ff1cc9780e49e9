import type { LocalOptions } from "@pusula/local";
import { RUNTIME, type RuntimePart } from "../../lib/runtime/runtime-files.ts";
import { findShippedModel, SHIPPED_MODELS } from "./shipped-models.ts";
import { listSmallModelUrls, SMALL_MODEL } from "./small-model.ts";

/** Settings of the local provider for a model: one that comes with the site runs on WebAssembly, whose runtime is the smaller one. */
export function toRunOptions(model: string): Pick<LocalOptions, "device" | "modelUrls"> {
	return findShippedModel(model) ? { device: "wasm", modelUrls: listSmallModelUrls() } : {};
}

/**
 * Bytes that the first run of a model that comes with the site fetches: the model and what runs it. A server that compresses
 * sends less. 0 for any other model.
 */
export function countSiteBytes(model: string): number {
	const { megabytes = 0 } = findShippedModel(model) ?? {};
	const runtime = RUNTIMES[model] ?? [];
	return runtime.reduce((sum, { bytes }) => sum + bytes, megabytes * 1e6);
}

/** The same for every model that comes with the site, by id. */
export function listShippedBytes(): Readonly<Record<string, number>> {
	return Object.fromEntries(SHIPPED_MODELS.map(({ id }) => [id, countSiteBytes(id)]));
}

/** What runs the models that come with the site. */
const RUNTIMES: Readonly<Record<string, readonly RuntimePart[]>> = {
	"tesseract/tur+eng": [RUNTIME.ocrWorker, RUNTIME.ocrCore],
	[SMALL_MODEL.id]: [RUNTIME.onnxSmall],
};
