/**
 * Side-by-side measurements against published peers, as ratios of one run: `npm run bench`.
 * `--write` puts the table into the README of packages/inference. Exits 1 when a target is missed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { measureBigEvent } from "./big-event.ts";
import { measureCalls } from "./calls.ts";
import { measureCallsOverHttp } from "./calls-over-http.ts";
import { measureImport } from "./import-time.ts";
import { keepsTarget, printTable, type Row } from "./row.ts";
import { measureRunRates } from "./run-rates.ts";
import { measureSizes } from "./sizes.ts";
import { measureStreaming } from "./streaming.ts";

const README = new URL("../../packages/inference/README.md", import.meta.url);
const MARKS = ["<!-- bench:start -->", "<!-- bench:end -->"] as const;

const MEASURES: readonly (() => Promise<readonly Row[]> | readonly Row[])[] = [
	measureStreaming,
	measureBigEvent,
	measureCalls,
	measureCallsOverHttp,
	measureSizes,
	measureImport,
	measureRunRates,
];

async function writeReadme(table: string): Promise<void> {
	const text = await readFile(README, "utf8");
	const [start, end] = MARKS.map((mark) => text.indexOf(mark));
	if (start === undefined || end === undefined || start < 0 || end < start)
		throw new Error(`${README.pathname} lacks the marks ${MARKS.join(" and ")}`);
	const note = `Measured by \`npm run bench -- --write\` on Node ${process.versions.node}, ${process.platform} ${process.arch}, ${new Date().toISOString().slice(0, 10)}.`;
	await writeFile(README, `${text.slice(0, start)}${MARKS[0]}\n\n${note}\n\n${table}\n\n${text.slice(end)}`);
}

/** The README holds what has a target, and what explains it; the command prints all. */
function isForReaders({ target, isContext = false }: Row): boolean {
	return target !== undefined || isContext;
}

const rows: Row[] = [];
for (const measure of MEASURES) rows.push(...(await measure()));
const table = printTable(rows);
console.log(table);
if (process.argv.includes("--write")) await writeReadme(printTable(rows.filter(isForReaders)));
process.exitCode = rows.every(keepsTarget) ? 0 : 1;
