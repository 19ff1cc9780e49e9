/**
 * Builds the site into a folder that is thrown away, and prints how long it took and whether the time grows with the
 * pages alone. Exit code 1 where it takes more than 90 seconds, or where pages take more than twice as long at the end as
 * at the start. Run it on an idle machine of two cores.
 * Run: npm run build:time
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findGrowth, readPageTimes } from "./read-log.ts";

const MOST_SECONDS = 90;
const MOST_GROWTH = 2;

const folder = await mkdtemp(join(tmpdir(), "pusula-build-"));
try {
	const start = performance.now();
	const build = spawn("astro", ["build", "--outDir", folder], {
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
	});
	const [log, [code]] = await Promise.all([text(build.stdout), once(build, "exit")]);
	const seconds = (performance.now() - start) / 1000;
	if (code !== 0) throw new Error(`The build ended with ${String(code)}.\n${log}`);
	const pages = readPageTimes(log);
	if (pages.length === 0) throw new Error("The build's log names no page.");
	const growth = findGrowth(pages);
	console.log(`${pages.length} pages in ${seconds.toFixed(0)} seconds, at most ${MOST_SECONDS}`);
	for (const [name, factor] of growth)
		console.log(`${name}: a page at the end takes ${factor.toFixed(2)} times as long as one at the start`);
	process.exitCode =
		seconds > MOST_SECONDS || [...growth.values()].some((factor) => factor > MOST_GROWTH) ? 1 : 0;
} finally {
	await rm(folder, { recursive: true, force: true });
}
