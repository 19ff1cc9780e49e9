/**
 * Runs every check, fastest first and two at a time, and prints a table of results and times. A failing check shows its
 * output; the others still run. Exit code 1 if any failed.
 * Run: npm run check, or one alone by its name, such as npm run check:types
 */
import { runCommand } from "@pusula/tools/run-command";

/** Names of the npm scripts `check:<name>`, in order. */
const CHECKS = [
	"sizes",
	"generated",
	"layers",
	"prose",
	"unused",
	"lint",
	"format",
	"types",
	"packages",
] as const;

/** Most checks keep one core busy, and none writes what another reads. */
const AT_ONCE = 2;

const results = new Map<string, { readonly result: string; readonly seconds: number }>();
const waiting: string[] = [...CHECKS];
await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
console.table(Object.fromEntries(CHECKS.map((check) => [check, results.get(check)])));

async function runWaiting(): Promise<void> {
	for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runCheck(check);
}

async function runCheck(check: string): Promise<void> {
	const startedAt = performance.now();
	const { code, output } = await runCommand("npm", ["run", "--silent", `check:${check}`]);
	const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
	results.set(check, { result: code === 0 ? "passed" : "failed", seconds });
	if (code === 0) return;
	console.error(`\n== ${check} ==\n${output}`);
	process.exitCode = 1;
}
