import type { LocalOptions } from "@pusula/local";
import { RUNTIME, type RuntimePart } from "../lib/runtime-files.ts";
import { findShippedModel, SHIPPED_MODELS, type ShippedModel } from "./shipped-models.ts";
import { listSmallModelUrls, SMALL_MODEL } from "./small-model.ts";

/** Settings of the local provider for a model: one that comes with the site runs on WebAssembly, whose runtime is the smaller one. */
export function toRunOptions(model: string): Pick<LocalOptions, "device" | "modelUrls"> {
	return findShippedModel(model) ? { device: "wasm", modelUrls: listSmallModelUrls() } : {};
}

/**
 * Bytes that a first run fetches from the site: for a model that comes with it the model and what runs it, for any
 * other what runs it. A server that compresses sends less.
 */
export function countSiteBytes(model: string): number {
	const shipped = findShippedModel(model);
	const runtime = RUNTIMES[model] ?? [RUNTIME.onnx];
	return runtime.reduce((sum, { bytes }) => sum + bytes, 0) + (shipped ? toBytes(shipped) : 0);
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

function toBytes({ megabytes }: ShippedModel): number {
	return megabytes * 1e6;
}
