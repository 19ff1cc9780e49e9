/**
 * Runs the programs of the guides in their pinned Python and keeps what they print and their figures in
 * `generated/guides/<id>.json`, with the files that a program says it keeps in `generated/guides/<id>/`. The first run
 * installs about 6 GB.
 * Run: npm run guides, some guides: npm run guides -- fine-tuning lora
 * Options: `--changed` runs those whose program, data or libraries are not those of the record; `--check` writes nothing, lets
 * `pip install` on a page only work out what it would install, and exits 1 where a guide prints or computes something else
 * than its record says on the same kind of processor, or writes a file that it keeps otherwise (weights on the same kind of
 * processor alone); `--examples` runs only the code on pages that is no cell; `--share 2/6` runs the second of six shares.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { ensureGuidePython } from "@pusula/tools/python-env";
import type { GuideRecord } from "../../src/features/guides/guide-record.ts";
import { chooseGuides } from "./choose-guides.ts";
import { compareFiles, compareRecords, mustAgree } from "./compare-records.ts";
import { findStale } from "./find-stale.ts";
import {
	type FileHashes,
	hashCells,
	hashData,
	hashKept,
	keptFolder,
	listGuideIds,
	listGuideRequirements,
	loadProgram,
	loadRecord,
	recordFile,
} from "./guide-files.ts";
import { runExamples } from "./run-examples.ts";
import { runProgram } from "./run-program.ts";
import { THREADS } from "./run-python.ts";

const { values, positionals } = parseArgs({
	options: {
		changed: { type: "boolean", default: false },
		examples: { type: "boolean", default: false },
		check: { type: "boolean", default: false },
		share: { type: "string" },
	},
	allowPositionals: true,
});

const guides = chooseGuides(listGuideIds(), positionals, values.share).filter(
	(id) => !values.changed || findStale(id).length > 0,
);
if (guides.length === 0) console.log("Every record is that of its guide; nothing was run.");
else {
	const python = await ensureGuidePython();
	for (const id of guides) await runGuide(id, python);
}

async function runGuide(id: string, python: string): Promise<void> {
	console.log(`== ${id} ==`);
	const before = values.examples ? loadRecord(id) : undefined;
	const { record, kept } = before
		? { record: { ...before, examples: await runExamples(id, { python, dry: values.check }) }, kept: {} }
		: await makeRecord(id, python);
	if (values.check) compare(id, record, kept);
	else {
		mkdirSync(dirname(recordFile(id)), { recursive: true });
		writeFileSync(recordFile(id), `${JSON.stringify(record, undefined, "\t")}\n`);
		if (!before) for (const cell of record.cells) console.log(`-- ${cell.id}\n${cell.output}`);
	}
	console.log(`${id}: ${record.seconds} seconds`);
}

async function makeRecord(
	id: string,
	python: string,
): Promise<{ readonly record: GuideRecord; readonly kept: FileHashes }> {
	const examples = await runExamples(id, { python, dry: values.check });
	const program = loadProgram(id);
	const hashes = hashCells(program);
	const {
		seconds,
		outputs,
		figures,
		packages,
		python: version,
		processor,
		kept,
	} = await runProgram(program, python, values.check ? undefined : keptFolder(id));
	const record = {
		date: new Date().toISOString().slice(0, 10),
		seconds,
		threads: THREADS,
		python: version,
		processor,
		packages,
		requirements: listGuideRequirements(program, packages),
		data: hashData(program),
		examples,
		cells: outputs.map(({ id: cell, output }) => ({ id: cell, hash: hashes.get(cell) ?? "", output })),
		figures,
	};
	return { record, kept };
}

/** Prints what is not as the record and the files beside it say, and fails where it has to be. */
function compare(id: string, run: GuideRecord, kept: FileHashes): void {
	const record = loadRecord(id);
	const { timed, keeps } = loadProgram(id);
	const agrees = mustAgree(record, run);
	const files = compareFiles(hashKept(id, keeps), kept, agrees);
	for (const problem of compareRecords(record, run, timed)) report(id, problem, agrees);
	for (const { file, fails } of files) report(id, `“${file}” is not the one that is kept.`, fails);
}

function report(id: string, problem: string, fails: boolean): void {
	if (fails) process.exitCode = 1;
	console.error(`${fails ? "" : "On another kind of processor: "}${id}, ${problem}`);
}
