import type { Catalogue } from "../../target/state/catalogue.ts";
import { type FileProblem, readSavedFile } from "../../run/saved/read-saved-file.ts";
import { putRecords, readRun } from "../../run/saved/run-store.ts";
import { MOST_SAVED_BYTES, printSavedFiles } from "../../run/saved/saved-file.ts";
import { type StoreProblem, toStoreProblem } from "../../run/saved/store-problem.ts";
import { MOST_PRESETS } from "../../run/saved/preset.ts";
import { downloadFile } from "../../../../lib/page/download-file.ts";
import type { Saved } from "./use-saved.ts";

/** What was taken from files, and what not. */
export interface Imported {
	readonly runs: number;
	readonly presets: number;
	/** Records that were here already. */
	readonly known: number;
	/** Records that are broken, too large, or of a task that this site does not have. */
	readonly skipped: number;
	/** Runs that the history has no room for beside newer ones. */
	readonly runsLeft: number;
	/** Presets that would be more than are kept. */
	readonly presetsLeft: number;
	/** Runs that were here and made room for the taken ones. */
	readonly deleted: number;
	/** The files of which nothing was taken. */
	readonly problems: readonly ImportProblem[];
}

/** Why nothing was taken from a file. */
export interface ImportProblem extends Omit<FileProblem, "problem"> {
	readonly problem: FileProblem["problem"] | "too-large" | StoreProblem;
	/** Name of the file. */
	readonly name: string;
}

/** Writes all that is kept to files, which the browser saves. Returns how many there are, and how many records they hold. */
export async function exportSaved({
	runs,
	presets,
}: Saved): Promise<{ runs: number; presets: number; files: number }> {
	const whole = (await Promise.all(runs.map(readRun))).filter((run) => run !== undefined);
	const files = await printSavedFiles(whole, presets);
	for (const [index, file] of files.entries()) {
		const part = files.length > 1 ? `-${String(index + 1)}` : "";
		downloadFile([file], `pusula-deneme-alani${part}.json`);
	}
	return { runs: whole.length, presets: presets.length, files: files.length };
}

/**
 * Takes the records of files in; none of them is run. Those that are here already stay as they are.
 * @param put writes records and returns the ids of the runs that had no room; default: into the history
 */
export async function importSaved(
	files: readonly File[],
	{ catalogue, saved }: { readonly catalogue: Pick<Catalogue, "tasks">; readonly saved: Saved },
	put: typeof putRecords = putRecords,
): Promise<Imported> {
	const tasks = catalogue.tasks.map(({ id }) => id);
	const ids = new Set([...saved.runs, ...saved.presets].map(({ id }) => id));
	const takenRuns = new Set<string>();
	const removedRuns = new Set<string>();
	const problems: ImportProblem[] = [];
	let [presets, presetsLeft, known, skipped] = [0, 0, 0, 0];
	for (const file of files) {
		const read = await readFile(file, tasks);
		if ("problem" in read) {
			problems.push({ ...read, name: file.name });
			continue;
		}
		const newRuns = listNew(read.runs, ids);
		const newPresets = listNew(read.presets, ids);
		const fitting = newPresets.slice(0, Math.max(0, MOST_PRESETS - saved.presets.length - presets));
		try {
			for (const id of await put(newRuns, fitting)) removedRuns.add(id);
		} catch (error) {
			problems.push({ problem: toStoreProblem(error), name: file.name });
			continue;
		}
		for (const { id } of [...newRuns, ...newPresets]) ids.add(id);
		for (const { id } of newRuns) takenRuns.add(id);
		presets += fitting.length;
		presetsLeft += newPresets.length - fitting.length;
		known += read.runs.length + read.presets.length - newRuns.length - newPresets.length;
		skipped += read.skipped;
	}
	const runsLeft = [...takenRuns].filter((id) => removedRuns.has(id)).length;
	return {
		runs: takenRuns.size - runsLeft,
		presets,
		known,
		skipped,
		runsLeft,
		presetsLeft,
		deleted: removedRuns.size - runsLeft,
		problems,
	};
}

async function readFile(
	file: File,
	tasks: readonly string[],
): Promise<ReturnType<typeof readSavedFile> | { readonly problem: "too-large" }> {
	return file.size > MOST_SAVED_BYTES ? { problem: "too-large" } : readSavedFile(await file.text(), tasks);
}

/** The records whose ids are not known, each once. */
function listNew<Row extends { readonly id: string }>(
	rows: readonly Row[],
	known: ReadonlySet<string>,
): readonly Row[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return [...byId.values()].filter(({ id }) => !known.has(id));
}
