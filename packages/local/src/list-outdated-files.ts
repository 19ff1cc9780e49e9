import { findOutdatedFiles, type OutdatedOptions } from "./files/outdated-files.ts";
import { toInferenceError } from "./provider/errors.ts";
import type { KeptFile } from "./types/public.ts";

export type { OutdatedOptions } from "./files/outdated-files.ts";

/**
 * The kept files of a model that its hub has changed or taken away since. Fetches the hub's list and nothing else.
 * Empty for a model that is current, and for one whose hub has no list.
 * @param model Id of a kept model.
 * @param options Where to look, and a way to end it; all optional.
 * @throws HubError for a model that is locked or no longer there, NetworkError where the hub cannot be reached
 * @example
 * const outdated = await listOutdatedFiles("onnx-community/all-MiniLM-L6-v2-ONNX", { store: folderStore("models") });
 */
export async function listOutdatedFiles(
	model: string,
	options: OutdatedOptions = {},
): Promise<readonly KeptFile[]> {
	try {
		return await findOutdatedFiles(model, options);
	} catch (error) {
		throw toInferenceError(error);
	}
}
