/**
 * Bundles the imports that readers really write and compares each with its limit in `sizes.json`
 * (bytes, minified and gzipped). Prints a table in kB; exit code 1 where one is over.
 * Run: npm run check:sizes
 */
import { measureBundle } from "@pusula/tools/bundle-size";
import LIMITS from "./sizes.json" with { type: "json" };

/** Bytes of each import in thousands, with its limits. */
const sizes: Record<string, Record<string, number | boolean>> = {};

for (const { name, code, external, minified, gzip } of LIMITS) {
	try {
		const size = await measureBundle(code, { external });
		const isOver = size.minified > minified || size.gzip > gzip;
		if (isOver) process.exitCode = 1;
		sizes[name] = {
			minified: toKilobytes(size.minified),
			limit: toKilobytes(minified),
			gzip: toKilobytes(size.gzip),
			"gzip limit": toKilobytes(gzip),
			over: isOver,
		};
	} catch (error) {
		console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
		process.exitCode = 1;
	}
}
console.table(sizes);

function toKilobytes(bytes: number): number {
	return Math.round(bytes / 100) / 10;
}
