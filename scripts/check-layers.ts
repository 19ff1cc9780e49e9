/**
 * Checks how the source files hang together: the order of packages and layers, import cycles (types included),
 * effects outside the edge, default exports and files that are too long. Prints each finding; exit code 1 if any.
 * Run: npm run check:layers
 */
import { ROOT } from "@pusula/tools/root";
import { readModules } from "./layers/read-modules.ts";
import { RULES } from "./layers/rules/index.ts";

const modules = await readModules(ROOT);
const findings = Object.entries(RULES).flatMap(([rule, check]) =>
	check(modules).map((finding) => ({ rule, ...finding })),
);
for (const { path, line, rule, message } of findings) {
	console.error(`${path}${line === undefined ? "" : `:${line}`}  ${message}  (${rule})`);
}
console.log(`${modules.length} files, ${Object.keys(RULES).length} rules, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
