import { toBase64 } from "./base64.ts";
import type { Preset } from "./preset.ts";
import type { SavedRun } from "./saved-run.ts";

/** Name of the format, by which a file is known. */
export const FORMAT = "pusula-playground";

/** Version of the format that is written; older ones are read too. */
export const VERSION = 1;

/** Largest file that is read, in bytes. */
export const MOST_SAVED_BYTES = 150_000_000;

/**
 * Most bytes of records in one written file; the next record begins another. A single record is smaller, since its text takes at
 * most three times the bytes that it is measured with.
 */
const MOST_PACKED_BYTES = 100_000_000;

/** What one file holds. */
interface Pack {
	readonly runs: Blob[];
	readonly presets: Blob[];
	bytes: number;
}

/** Runs and presets as files, each of which can be read alone; mostly one, several where one would be too large to be read. */
export async function printSavedFiles(
	runs: readonly SavedRun[],
	presets: readonly Preset[],
	mostBytes = MOST_PACKED_BYTES,
): Promise<readonly Blob[]> {
	const packs: Pack[] = [];
	const add = async (kind: "runs" | "presets", record: object): Promise<void> => {
		const text = new Blob([JSON.stringify(await withFilesAsText(record))]);
		let pack = packs.at(-1);
		if (!pack || pack.bytes + text.size > mostBytes) {
			pack = { runs: [], presets: [], bytes: 0 };
			packs.push(pack);
		}
		pack[kind].push(text);
		pack.bytes += text.size;
	};
	// One after the other: their files are large.
	for (const run of runs) await add("runs", run);
	for (const preset of presets) await add("presets", preset);
	return packs.length > 0 ? packs.map(printPack) : [printPack({ runs: [], presets: [] })];
}

function printPack({ runs, presets }: Pick<Pack, "runs" | "presets">): Blob {
	const head = `{"format":${JSON.stringify(FORMAT)},"version":${String(VERSION)},"runs":[`;
	return new Blob([head, ...join(runs), '],"presets":[', ...join(presets), "]}\n"]);
}

function join(records: readonly Blob[]): readonly BlobPart[] {
	return records.flatMap((record, index) => [index === 0 ? "\n" : ",\n", record]);
}

/** A value with `{"$file": "<base64>", "type": "image/png"}` in place of each file. */
async function withFilesAsText(value: unknown): Promise<unknown> {
	if (value instanceof Blob) return { $file: await toBase64(value), type: value.type };
	if (Array.isArray(value)) return Promise.all(value.map(withFilesAsText));
	if (typeof value !== "object" || value === null) return value;
	const fields = Object.entries(value).map(async ([name, inner]) => [name, await withFilesAsText(inner)]);
	return Object.fromEntries((await Promise.all(fields)) as [string, unknown][]); // pairs, as made above
}
