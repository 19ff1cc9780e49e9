/**
 * Side-by-side measurements against published peers, as ratios of one run: `npm run bench`, or only some of them:
 * `npm run bench -- calls http`. `--write` puts the table into the README of packages/inference. Exits 1 when a target
 * is missed. `--walk` prints instead how many functions of the client a call passes, with `--list` their names.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
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

const MEASURES: Readonly<Record<string, () => Promise<readonly Row[]> | readonly Row[]>> = {
	streams: measureStreaming,
	"big-event": measureBigEvent,
	http: measureCallsOverHttp,
	calls: measureCalls,
	sizes: measureSizes,
	import: measureImport,
	snippets: measureRunRates,
};

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

/** Takes the measurements of these names, or all where none is named. */
async function measure(names: readonly string[]): Promise<void> {
	const unknown = names.find((name) => !Object.hasOwn(MEASURES, name));
	if (unknown !== undefined)
		throw new Error(`There is no measurement "${unknown}". There are: ${Object.keys(MEASURES).join(", ")}`);
	const rows: Row[] = [];
	for (const [name, take] of Object.entries(MEASURES))
		if (names.length === 0 || names.includes(name)) rows.push(...(await take()));
	console.log(printTable(rows));
	if (process.argv.includes("--write")) await writeReadme(printTable(rows.filter(isForReaders)));
	process.exitCode = rows.every(keepsTarget) ? 0 : 1;
}

/** Prints the functions of a call, from the sources. */
function printWalk(): void {
	const program = fileURLToPath(new URL("walk.ts", import.meta.url));
	const list = process.argv.includes("--list") ? ["--list"] : [];
	const { status } = spawnSync(
		process.execPath,
		["--import", "tsx", "--conditions=pusula-source", program, ...list],
		{ stdio: "inherit" },
	);
	process.exitCode = status ?? 1;
}

if (process.argv.includes("--walk")) printWalk();
else await measure(process.argv.slice(2).filter((argument) => !argument.startsWith("--")));
