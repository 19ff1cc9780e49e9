/**
 * Bundles the imports that users really write and compares each with its limit in `sizes.json`
 * (bytes, minified and gzipped). A row with `built` is measured as its package is published, from the folder that is named.
 * Prints a table in kB; exit code 1 where one is over, or with `--raise` and the reason new limits for those that are.
 * Run: npm run check:sizes, or npm run check:sizes -- --raise "<what the bytes are for>"
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBundle } from "@pusula/tools/bundle-size";
import { raiseLimits, type SizeLimit, toWhy } from "@pusula/tools/raise-limits";
import { ROOT } from "@pusula/tools/root";
import { build } from "tsdown";
import LIMITS from "./sizes.json" with { type: "json" };

const { values: options } = parseArgs({ options: { raise: { type: "string" } } });
const limitsFile = join(import.meta.dirname, "sizes.json");

/** Bytes of each import in thousands, with its limits. */
const sizes: Record<string, Record<string, number | boolean>> = {};

for (const { name, code, external, minified, gzip, built } of LIMITS) {
	try {
		const size =
			built === undefined
				? await measureBundle(code, { external })
				: await measureBuilt(built, code, external);
		const isOver = size.minified > minified || size.gzip > gzip;
		if (isOver && options.raise !== undefined) await raise(name, size, options.raise);
		else if (isOver) process.exitCode = 1;
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

/** Writes the limits that an import keeps, with today and the reason. */
async function raise(name: string, size: SizeLimit, reason: string): Promise<void> {
	const text = await readFile(limitsFile, "utf8");
	await writeFile(limitsFile, raiseLimits(text, name, size, toWhy(reason, new Date())));
}

/** Builds a package into a folder of its own and measures it there: its workers and dynamic imports are files by then. */
async function measureBuilt(
	folder: string,
	code: string,
	external: readonly string[],
): ReturnType<typeof measureBundle> {
	const outDir = await mkdtemp(join(tmpdir(), "sizes-"));
	try {
		await build({ cwd: join(ROOT, folder), outDir, dts: false, logLevel: "warn" });
		return await measureBundle(code, { external, from: outDir });
	} finally {
		await rm(outDir, { recursive: true });
	}
}

function toKilobytes(bytes: number): number {
	return Math.round(bytes / 100) / 10;
}
