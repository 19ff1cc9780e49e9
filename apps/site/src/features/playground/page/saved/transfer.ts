import type { Catalogue } from "../../target/catalogue.ts";
import { type FileProblem, readSavedFile } from "../../run/saved/read-saved-file.ts";
import { putPresets, putRuns, readRun } from "../../run/saved/run-store.ts";
import { printSavedFile } from "../../run/saved/saved-file.ts";
import { MOST_PRESETS } from "../../run/saved/preset.ts";
import { downloadFile } from "../../../../lib/download-file.ts";
import type { Saved } from "./use-saved.ts";

/** Largest file that is read, in bytes: one with all that is ever kept is smaller. */
const MOST_FILE_BYTES = 150_000_000;

/** What was taken from a file. */
export interface Imported {
	readonly runs: number;
	readonly presets: number;
	/** Records that were here already. */
	readonly known: number;
	/** Records that could not be taken. */
	readonly skipped: number;
}

/** Why nothing was taken from a file. */
export interface ImportProblem extends Omit<FileProblem, "problem"> {
	readonly problem: FileProblem["problem"] | "too-large";
	/** Largest file that is read, in bytes. */
	readonly limit: number;
}

/** Writes all that is kept to one file, which the browser saves. Returns how many records it holds. */
export async function exportSaved({ runs, presets }: Saved): Promise<{ runs: number; presets: number }> {
	const whole = (await Promise.all(runs.map(readRun))).filter((run) => run !== undefined);
	downloadFile(await printSavedFile(whole, presets), "pusula-deneme-alani.json");
	return { runs: whole.length, presets: presets.length };
}

/** Takes the records of a file in; none of them is run. Those that are here already stay as they are. */
export async function importSaved(
	file: File,
	{ catalogue: { tasks }, saved }: { readonly catalogue: Catalogue; readonly saved: Saved },
): Promise<Imported | ImportProblem> {
	const limit = MOST_FILE_BYTES;
	if (file.size > limit) return { problem: "too-large", limit };
	const read = readSavedFile(
		await file.text(),
		tasks.map(({ id }) => id),
	);
	if ("problem" in read) return { ...read, limit };
	const ids = new Set([...saved.runs, ...saved.presets].map(({ id }) => id));
	const runs = read.runs.filter(({ id }) => !ids.has(id));
	const room = MOST_PRESETS - saved.presets.length;
	const presets = read.presets.filter(({ id }) => !ids.has(id));
	await putRuns(runs);
	await putPresets(presets.slice(0, room));
	return {
		runs: runs.length,
		presets: Math.min(presets.length, room),
		known: read.runs.length + read.presets.length - runs.length - presets.length,
		skipped: read.skipped + Math.max(0, presets.length - room),
	};
}
