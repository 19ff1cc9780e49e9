import { listOutdatedFiles as listFiles, type OutdatedOptions } from "./files/outdated-files.ts";
import { toInferenceError } from "./provider/errors.ts";
import type { KeptFile } from "./types/public.ts";

export type { OutdatedOptions } from "./files/outdated-files.ts";

/**
 * The kept files of a model that its hub has changed or taken away since. Fetches the hub's list and nothing else.
 * Empty for a model that is current, and for one whose hub has no list.
 * @throws HubError for a model that is locked or no longer there, NetworkError where the hub cannot be reached
 */
export async function listOutdatedFiles(
	model: string,
	options: OutdatedOptions = {},
): Promise<readonly KeptFile[]> {
	try {
		return await listFiles(model, options);
	} catch (error) {
		throw toInferenceError(error);
	}
}
