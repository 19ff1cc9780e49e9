/**
 * Bundles the imports that readers really write and compares each with its limit in `sizes.json`
 * (bytes, minified and gzipped). Prints a table; exit code 1 where one is over.
 * Run: npm run check:sizes
 */
import { measureBundle } from "@pusula/tools/bundle-size";
import { printTable } from "@pusula/tools/table";
import LIMITS from "./sizes.json" with { type: "json" };

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const rows = [["import", "minified", "limit", "gzip", "limit", ""]];
for (const { name, code, external, minified, gzip } of LIMITS) {
	try {
		const size = await measureBundle(code, external);
		const isOver = size.minified > minified || size.gzip > gzip;
		if (isOver) process.exitCode = 1;
		const sizes = [size.minified, minified, size.gzip, gzip].map(kilobytes);
		rows.push([name, ...sizes, isOver ? "over" : ""]);
	} catch (error) {
		console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
		process.exitCode = 1;
	}
}
console.log(printTable(rows, [1, 2, 3, 4]));
