import { openSiteFile } from "../../../lib/effects/site-file.ts";
import type { FileMark } from "./file-mark.ts";

/**
 * Arguments with the files themselves in place of their marks.
 * @throws TypeError where a file cannot be reached, Error where the server has none, the signal's reason when it fires
 */
export async function loadMarkedFiles(
	args: Readonly<Record<string, unknown>>,
	signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
	const entries = Object.entries(args).map(
		async ([name, value]) => [name, await load(value, signal)] as const,
	);
	return Object.fromEntries(await Promise.all(entries));
}

/** True for the mark of a file. */
export function isMark(value: unknown): value is FileMark {
	return typeof value === "object" && value !== null && "$file" in value && typeof value.$file === "string";
}

async function load(value: unknown, signal: AbortSignal): Promise<unknown> {
	if (isMark(value)) {
		const response = await openSiteFile(value.$file, { signal });
		return response.blob();
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return loadMarkedFiles(value as Readonly<Record<string, unknown>>, signal); // neither null nor a list
}
