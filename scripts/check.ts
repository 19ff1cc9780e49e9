/**
 * Runs every check, fastest first, and prints a table of results and times. A failing check shows its output;
 * the others still run. Exit code 1 if any failed.
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

const results: Record<string, { result: string; seconds: number }> = {};
for (const check of CHECKS) {
	const startedAt = performance.now();
	const { code, output } = await runCommand("npm", ["run", "--silent", `check:${check}`]);
	const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
	results[check] = { result: code === 0 ? "passed" : "failed", seconds };
	if (code === 0) continue;
	console.error(`\n== ${check} ==\n${output}`);
	process.exitCode = 1;
}
console.table(results);
