import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GuideProgram } from "../../src/features/guides/guide-program.ts";
import type { CurveData } from "../../src/facts/guides/curve-data.ts";
import { DATA, type FileHashes, hashFiles } from "./guide-files.ts";
import { runPython } from "./run-python.ts";

const RUNNER = fileURLToPath(new URL("run_cells.py", import.meta.url));
/** What `run_cells.py` reports. */
interface ProgramReport {
	/** How long a processor worked for the cells, imports included, in whole seconds. */
	readonly seconds: number;
	readonly python: string;
	/** Maker, family and model of the processor. */
	readonly processor: string;
	readonly packages: Readonly<Record<string, string>>;
	readonly outputs: readonly { readonly id: string; readonly output: string }[];
	readonly figures: Readonly<Record<string, CurveData>>;
}

/** A run of a program. */
export interface ProgramRun extends ProgramReport {
	/** The files that it keeps, as it wrote them. */
	readonly kept: FileHashes;
}

/**
 * Runs a program in a folder of its own that holds the data files it names, without the Hub, on the CPU. The files that it
 * keeps are copied into `keepIn`; without one they go with the folder.
 * @throws Error where a cell fails; its traceback went to the screen
 */
export async function runProgram(
	program: GuideProgram,
	python: string,
	keepIn?: string,
): Promise<ProgramRun> {
	const folder = await mkdtemp(join(tmpdir(), "pusula-guide-"));
	try {
		for (const file of program.data) await cp(join(DATA, file), join(folder, file), { recursive: true });
		const report = JSON.parse(await runPython(RUNNER, program.cells, { python, folder })) as ProgramReport; // the runner's own form
		if (keepIn !== undefined)
			for (const file of program.keeps) await cp(join(folder, file), join(keepIn, file));
		return { ...report, kept: hashFiles(folder, program.keeps) };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
