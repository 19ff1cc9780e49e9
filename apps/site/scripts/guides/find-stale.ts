import { existsSync } from "node:fs";
import { join } from "node:path";
import { GUIDE_PYTHON_MINOR } from "@pusula/tools/python-lists";
import type { GuideRecord } from "../../src/features/guides/guide-record.ts";
import { readExamples } from "./guide-examples.ts";
import {
	hashCells,
	hashData,
	keptFolder,
	listGuideRequirements,
	loadProgram,
	loadRecord,
	readPins,
} from "./guide-files.ts";

/** The Python that records are made with; the workflow `guides` names it too. */
export const GUIDE_PYTHON: string = `3.${GUIDE_PYTHON_MINOR}`;

/**
 * Why the record of a guide, by default the one that is kept, is not that of its program, its data and the pinned libraries, or
 * says too little of its run, one sentence each; none where it is whole.
 */
export function findStale(id: string, record = loadRecord(id)): readonly string[] {
	if (!record) return [`“${id}” was never run.`];
	const program = loadProgram(id);
	const [hashes, data, pins] = [hashCells(program), hashData(program), readPins()];
	const shown = program.cells.filter(({ kind }) => kind === "shown").map((cell) => cell.id);
	const figures = program.cells.filter(({ kind }) => kind === "figure").map((cell) => cell.id);
	const changed = record.cells.find((cell) => hashes.get(cell.id) !== cell.hash);
	const requirements = listGuideRequirements(program, record.packages);
	return [
		record.seconds > 0 || `“${id}” has a record without its seconds.`,
		Boolean(record.processor) || `“${id}” has a record without its processor.`,
		record.python.startsWith(`${GUIDE_PYTHON}.`) ||
			`“${id}” was run with Python ${record.python}, not ${GUIDE_PYTHON}.`,
		requirements.join() === record.requirements.join() || `“${id}” needs other packages than its record.`,
		shown.join() === record.cells.map((cell) => cell.id).join() || `“${id}” has other cells than its record.`,
		figures.join() === Object.keys(record.figures).join() || `“${id}” has other figures than its record.`,
		changed === undefined || `The code of “${id}” changed in the cell “${changed.id}” or before it.`,
		ranExamples(id, record) || `Code on the pages of “${id}” that is no cell was changed after it was run.`,
		JSON.stringify(data) === JSON.stringify(record.data) || `The data of “${id}” changed.`,
		...program.keeps.map(
			(file) => existsSync(join(keptFolder(id), file)) || `“${id}” keeps “${file}”, which is not there.`,
		),
		...Object.entries(record.packages).map(
			([name, version]) =>
				pins.get(name) === version || `“${id}” was run with ${name} ${version}, not ${pins.get(name)}.`,
		),
	].filter((problem) => problem !== true);
}

/** Whether the record knows each code on the pages of a guide, and how it is tried. */
function ranExamples(id: string, { examples }: GuideRecord): boolean {
	const ways = readExamples(id).map(({ hash, way }) => `${hash} ${way}`);
	return ways.join() === examples.map(({ hash, way }) => `${hash} ${way}`).join();
}
