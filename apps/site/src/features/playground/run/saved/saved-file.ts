import { toBase64 } from "./base64.ts";
import type { Preset } from "./preset.ts";
import type { SavedRun } from "./saved-run.ts";

/** Name of the format, by which a file is known. */
export const FORMAT = "pusula-playground";

/** Version of the format that is written; older ones are read too. */
export const VERSION = 1;

/** A file of runs and presets, in parts, so that no part is longer than one record. */
export async function printSavedFile(
	runs: readonly SavedRun[],
	presets: readonly Preset[],
): Promise<readonly string[]> {
	const head = `{"format":${JSON.stringify(FORMAT)},"version":${String(VERSION)},"runs":[`;
	return [head, ...(await printAll(runs)), '],"presets":[', ...(await printAll(presets)), "]}\n"];
}

async function printAll(records: readonly object[]): Promise<readonly string[]> {
	const parts: string[] = [];
	for (const [index, record] of records.entries()) {
		// One after the other: their files are large.
		const text = JSON.stringify(await withFilesAsText(record));
		parts.push(index === 0 ? `\n${text}` : `,\n${text}`);
	}
	return parts;
}

/** A value with `{"$file": "<base64>", "type": "image/png"}` in place of each file. */
async function withFilesAsText(value: unknown): Promise<unknown> {
	if (value instanceof Blob) return { $file: await toBase64(value), type: value.type };
	if (Array.isArray(value)) return Promise.all(value.map(withFilesAsText));
	if (typeof value !== "object" || value === null) return value;
	const fields = Object.entries(value).map(async ([name, inner]) => [name, await withFilesAsText(inner)]);
	return Object.fromEntries((await Promise.all(fields)) as [string, unknown][]); // pairs, as made above
}
