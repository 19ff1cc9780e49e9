/**
 * Runs every check, fastest first, and prints a table of results and times. A failing check shows its own words;
 * the others still run. Exit code 1 if any failed.
 * Run: npm run check, or one alone by its name, such as npm run check:types
 */
import { runCommand } from "@pusula/tools/run-command";
import { printTable } from "@pusula/tools/table";

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

const rows = [["check", "result", "time"]];
for (const check of CHECKS) {
	const startedAt = performance.now();
	const { code, output } = await runCommand("npm", ["run", "--silent", `check:${check}`]);
	const seconds = (performance.now() - startedAt) / 1000;
	rows.push([check, code === 0 ? "passed" : "failed", `${seconds.toFixed(1)} s`]);
	if (code === 0) continue;
	console.error(`\n== ${check} ==\n${output}`);
	process.exitCode = 1;
}
console.log(`\n${printTable(rows, [2])}`);
