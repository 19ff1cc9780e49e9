/**
 * Side-by-side measurements against published peers, as ratios of one run: `npm run bench`, or only some of them:
 * `npm run bench -- calls http`. `--write` puts each table whose measurements were all taken into the README of its package.
 * Exits 1 when a target is missed. `--walk` prints instead how many functions of the client a call passes, with `--list` their names.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { measureBatch } from "./batch/measure-batch.ts";
import { measureBigEvent } from "./big-event.ts";
import { measureCalls } from "./calls.ts";
import { measureCallsOverHttp } from "./calls-over-http.ts";
import { measureImport } from "./import-time.ts";
import { keepsTarget, printTable, type Row } from "./row.ts";
import { measureRunRates } from "./run-rates.ts";
import { measureSizes } from "./sizes.ts";
import { measureStreaming } from "./streaming.ts";

const MARKS = ["<!-- bench:start -->", "<!-- bench:end -->"] as const;

type Measures = Readonly<Record<string, () => Promise<readonly Row[]> | readonly Row[]>>;

/** Measurements by their names, by the README that holds their table. */
const TABLES: Readonly<Record<string, Measures>> = {
	"packages/inference/README.md": {
		streams: measureStreaming,
		"big-event": measureBigEvent,
		http: measureCallsOverHttp,
		calls: measureCalls,
		sizes: measureSizes,
		import: measureImport,
		snippets: measureRunRates,
	},
	"packages/cli/README.md": { batch: measureBatch },
};

async function writeReadme(path: string, table: string): Promise<void> {
	const readme = new URL(`../../${path}`, import.meta.url);
	const text = await readFile(readme, "utf8");
	const [start, end] = MARKS.map((mark) => text.indexOf(mark));
	if (start === undefined || end === undefined || start < 0 || end < start)
		throw new Error(`${path} lacks the marks ${MARKS.join(" and ")}`);
	const note = `Measured by \`npm run bench -- --write\` on Node ${process.versions.node}, ${process.platform} ${process.arch}, ${new Date().toISOString().slice(0, 10)}.`;
	await writeFile(readme, `${text.slice(0, start)}${MARKS[0]}\n\n${note}\n\n${table}\n\n${text.slice(end)}`);
}

/** The README holds what has a target, and what explains it; the command prints all. */
function isForReaders({ target, isContext = false }: Row): boolean {
	return target !== undefined || isContext;
}

/** Takes the measurements of these names, or all where none is named. */
async function measure(names: readonly string[]): Promise<void> {
	const known = Object.values(TABLES).flatMap((measures) => Object.keys(measures));
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== undefined)
		throw new Error(`There is no measurement "${unknown}". There are: ${known.join(", ")}`);
	const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
	process.exitCode = 0;
	for (const [readme, measures] of Object.entries(TABLES)) {
		const wanted = Object.entries(measures).filter(([name]) => isWanted(name));
		if (wanted.length === 0) continue;
		const rows: Row[] = [];
		for (const [, take] of wanted) rows.push(...(await take()));
		console.log(printTable(rows));
		const isWhole = wanted.length === Object.keys(measures).length;
		if (isWhole && process.argv.includes("--write"))
			await writeReadme(readme, printTable(rows.filter(isForReaders)));
		if (!rows.every(keepsTarget)) process.exitCode = 1;
	}
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
