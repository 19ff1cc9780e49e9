/**
 * Starts `astro dev`, fetches its first page, then changes the page's file five times and waits until the page has the change.
 * Prints how long both took; the file is put back. Run it on an idle machine of two cores; where others work too, it says so.
 * Run: npm run dev:time, or npm run dev:time -- --write to put the figures into the README
 */
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findFreePort } from "@pusula/tools/free-port";
import { ROOT } from "@pusula/tools/root";
import { printDevTimes, replaceDevTimes } from "./print-dev-times.ts";

const README = join(ROOT, "README.md");
const SITE = join(ROOT, "apps/site");
/** The file of the page `/`; a comment behind it is in the page. */
const PAGE_FILE = join(SITE, "src/pages/[...locale]/index.astro");
const EDITS = 5;
const FIRST_PORT = 4500;
const LIMIT_MS = 180_000;
const PAUSE_MS = 10;

/** Seconds until the page has a text, from now. */
async function waitForText(url: string, text: string): Promise<number> {
	const start = performance.now();
	while (performance.now() - start < LIMIT_MS) {
		const page = await fetch(url).then(
			(response) => response.text(),
			() => "", // nothing listens yet
		);
		if (page.includes(text)) return (performance.now() - start) / 1000;
		await sleep(PAUSE_MS);
	}
	throw new Error(`${url} had no "${text}" within ${LIMIT_MS / 1000} seconds.`);
}

async function measureEdits(url: string): Promise<readonly number[]> {
	const source = await readFile(PAGE_FILE, "utf8");
	const seconds: number[] = [];
	try {
		for (let edit = 1; edit <= EDITS; edit += 1) {
			const comment = `<!-- edit ${edit} -->`;
			await writeFile(PAGE_FILE, `${source}\n${comment}\n`);
			seconds.push(await waitForText(url, comment));
		}
	} finally {
		await writeFile(PAGE_FILE, source);
	}
	return seconds;
}

const { write } = parseArgs({ options: { write: { type: "boolean" } } }).values;
const port = await findFreePort(FIRST_PORT);
if (port === undefined) throw new Error(`No free port from ${FIRST_PORT} on.`);
const [load = 0] = loadavg();
const url = `http://localhost:${port}/`;
const server = spawn("astro", ["dev", "--port", String(port)], {
	cwd: SITE,
	stdio: ["ignore", "ignore", "inherit"],
	env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
});
try {
	const start = await waitForText(url, "</html>");
	const edits = await measureEdits(url);
	const date = new Date().toISOString().slice(0, 10);
	const sentence = printDevTimes({ start, edits, date, cores: availableParallelism(), load });
	console.log(sentence);
	if (write === true) await writeFile(README, replaceDevTimes(await readFile(README, "utf8"), sentence));
} finally {
	server.kill();
}
