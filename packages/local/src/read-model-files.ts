import { openModelFiles } from "./files/model-files.ts";
import { placeOf } from "./files/place.ts";
import { openStore } from "./files/store.ts";
import { noModel } from "./lib/problem.ts";
import { toInferenceError } from "./provider/errors.ts";
import type { LocalOptions } from "./types/public.ts";

/** Where files lie and are kept, and what is called while they come. */
export interface ReadOptions extends Pick<
	LocalOptions,
	"hubUrl" | "modelUrls" | "fetch" | "store" | "clock"
> {
	/** Ends the call early; its reason is thrown. Default: never. */
	readonly signal?: AbortSignal | undefined;
	/** Called for each chunk that is fetched with its bytes; with a negative number where some come again. */
	readonly onBytes?: ((bytes: number) => void) | undefined;
}

/**
 * Files of a model by path, for a page that runs it with a runtime of its own: those kept on this device, and the others
 * fetched and kept, as `local` does, without consent.
 * @param model Model id on the hub, `owner/name`.
 * @param paths Paths of the files in the model's repository.
 * @param options Where files lie and are kept, and what is called while they come; all optional.
 * @throws HubError for a model that is locked, or lacks one of the files, NetworkError, OutputError for a broken file,
 * RouteError where there is no room, the signal's reason
 * @example
 * const files = await readModelFiles("onnx-community/all-MiniLM-L6-v2-ONNX", ["onnx/model.onnx"]);
 * files["onnx/model.onnx"].byteLength;
 */
export async function readModelFiles<Path extends string>(
	model: string,
	paths: readonly Path[],
	{ signal = new AbortController().signal, onBytes = () => undefined, ...options }: ReadOptions = {},
): Promise<Readonly<Record<Path, Uint8Array<ArrayBuffer>>>> {
	try {
		const { fetch, clock, store = await openStore() } = options;
		const files = openModelFiles({ place: placeOf(model, options), store, fetch, clock, signal, onBytes });
		await files.keepAll();
		const entries = paths.map(async (path) => {
			const bytes = await files.read(path);
			if (!bytes) throw noModel(model, path);
			return [path, bytes] as const;
		});
		return Object.fromEntries(await Promise.all(entries)) as Record<Path, Uint8Array<ArrayBuffer>>; // each path has its entry
	} catch (error) {
		throw toInferenceError(error);
	}
}
