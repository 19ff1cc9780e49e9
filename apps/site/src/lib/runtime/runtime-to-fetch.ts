import { chooseDevice, type LocalOptions } from "@pusula/local";
import { toFileHref } from "../urls/file-href.ts";
import { RUNTIME, toRuntimePath } from "./runtime-files.ts";

/** What decides which build of the runtime a model takes. */
export type RuntimeOptions = Pick<LocalOptions, "device" | "dtype">;

/** What is known of the reader's device. */
interface ThisDevice {
	readonly choose?: typeof chooseDevice;
	/** Absent on pages that came without encryption. */
	readonly store?: Pick<CacheStorage, "match"> | undefined;
}

/**
 * Bytes of the runtime that the first run of a model would fetch from this site, before the server compresses them; 0 where
 * this device keeps its files.
 */
export async function countRuntimeToFetch(
	options: RuntimeOptions,
	{ choose = chooseDevice, store = globalThis.caches }: ThisDevice = {},
): Promise<number> {
	const part = (await choose(options)) === "webgpu" ? RUNTIME.onnx : RUNTIME.onnxSmall;
	const hrefs = part.files.map((file) => toFileHref(`/${toRuntimePath(part, file)}`));
	return (await keepsAll(hrefs, store)) ? 0 : part.bytes;
}

async function keepsAll(hrefs: readonly string[], store: ThisDevice["store"]): Promise<boolean> {
	if (!store) return false;
	try {
		const found = await Promise.all(hrefs.map((href) => store.match(href, { ignoreVary: true })));
		return found.every(Boolean);
	} catch {
		return false; // a browser that allows no storage keeps nothing
	}
}
