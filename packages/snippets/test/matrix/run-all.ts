/**
 * Runs every snippet of the matrix against the simulator: all tasks and providers, all clients, all modes.
 * Prints each failure at once; the last line is "N passed, N failed". Exit code 1 after any failure. A run of the whole
 * matrix is kept in `generated/runs.json`, which the site reads.
 * Run: npm run test:snippets, or with words that a cell's title must hold: npm run test:snippets -- groq curl
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listCases } from "./cases.ts";
import { type CellOutcome, runMatrix, toCells } from "./run-matrix.ts";
import { toReport } from "./run-report.ts";

const REPORT = join(import.meta.dirname, "../../generated/runs.json");
const STEP = 200;
/** Programs that run at the same time: most of their time they wait. */
const AT_ONCE = 8;

const words = process.argv.slice(2);
const cells = (await listCases())
	.flatMap(toCells)
	.filter(({ title }) => words.every((word) => title.includes(word)));
const startedAt = performance.now();
let ended = 0;

function secondsSoFar(): string {
	return ((performance.now() - startedAt) / 1000).toFixed(0);
}

function printOutcome({ cell, problem }: CellOutcome): void {
	ended += 1;
	if (problem !== undefined) console.error(`\n✗ ${cell.title}\n${problem}`);
	if (ended % STEP === 0 || ended === cells.length)
		console.log(`${ended} of ${cells.length}, ${secondsSoFar()} s`);
}

const outcomes = await runMatrix(cells, AT_ONCE, printOutcome);
const failed = outcomes.filter(({ problem }) => problem !== undefined).length;
if (words.length === 0) {
	const report = await toReport(outcomes, new Date());
	await writeFile(REPORT, `${JSON.stringify(report, undefined, "\t")}\n`);
}
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && outcomes.length > 0 ? 0 : 1;
