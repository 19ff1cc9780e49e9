/**
 * Compares the data of the site (tasks, providers, models table, libraries, glossary) with the state last recorded,
 * and writes what changed, under today's date (UTC), into the record behind `/changes/`.
 * With `--check` nothing is written: unrecorded changes are named, and the exit code is 1.
 * Run: npm run generate --workspace apps/site
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Change } from "../../src/facts/changes/change.ts";
import { readDataAreas } from "./data-areas.ts";
import { addChanges, EMPTY_SNAPSHOT, listChanges, type Snapshot } from "./compare-snapshots.ts";
import { takeSnapshot } from "./take-snapshot.ts";

const FOLDER = new URL("../../generated/", import.meta.url);
const SNAPSHOT = new URL("snapshot.json", FOLDER);
const RECORD = new URL("changes.json", FOLDER);

const HOW_TO_RECORD =
	"The data changed since it was last recorded. Record it: npm run generate --workspace apps/site\n" +
	"If readers should know why, say so in apps/site/src/facts/changes/change-notes.ts.\n";

const before = (await readJson(SNAPSHOT, EMPTY_SNAPSHOT)) as Snapshot; // written by this script
const after = takeSnapshot(readDataAreas());
const today = new Date().toISOString().slice(0, 10);
const changes = listChanges(before, after, today);
if (process.argv.includes("--check")) {
	for (const { area, kind, ids } of changes) process.stderr.write(`${area} ${kind}: ${ids.join(", ")}\n`);
	if (changes.length > 0) process.stderr.write(HOW_TO_RECORD);
	process.exitCode = changes.length > 0 ? 1 : 0;
} else {
	const record = (await readJson(RECORD, [])) as readonly Change[]; // written by this script
	await writeJson(RECORD, addChanges(record, changes));
	await writeJson(SNAPSHOT, after);
	process.stdout.write(`${changes.length === 0 ? "nothing to record" : `recorded under ${today}`}\n`);
}

async function readJson(file: URL, absent: unknown): Promise<unknown> {
	const text = await readFile(fileURLToPath(file), "utf8").catch(() => undefined);
	return text === undefined ? absent : JSON.parse(text);
}

async function writeJson(file: URL, value: unknown): Promise<void> {
	await writeFile(fileURLToPath(file), `${JSON.stringify(value, undefined, "\t")}\n`);
}
