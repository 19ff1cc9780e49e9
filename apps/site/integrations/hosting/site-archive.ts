import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type Zippable, zipSync } from "fflate";
import { SITE_ARCHIVE } from "../../src/lib/urls/site.ts";

/** Files that are compressed already. */
const PACKED = /\.(?:png|gif|jpe?g|webp|avif|woff2|mp3|mp4|gz)$/;
/** The earliest moment that a zip file can hold, as local time: the same bytes wherever the archive is made. */
const NO_TIME = new Date(1980, 0, 1);

/** Packs the whole built site into one zip file that is inside it. The same site gives the same bytes. */
export function siteArchive(): AstroIntegration {
	return {
		name: "site-archive",
		hooks: {
			"astro:build:done": async ({ dir, logger }) => {
				const archive = packFiles(await readFiles(fileURLToPath(dir)));
				await writeFile(new URL(SITE_ARCHIVE.file, dir), archive);
				logger.info(`${SITE_ARCHIVE.file} of ${archive.length} bytes`);
			},
		},
	};
}

/** Packs files by their paths, in the order of the paths. */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
	const entries: Zippable = Object.fromEntries(
		[...files.keys()].toSorted().map((path) => {
			const level = PACKED.test(path) ? (0 as const) : (6 as const);
			return [path, [files.get(path) ?? new Uint8Array(), { level, mtime: NO_TIME }]];
		}),
	);
	return zipSync(entries);
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => !path.endsWith(SITE_ARCHIVE.file));
	const files = paths.map(async (path) => {
		const name = path.slice(folder.length).split(sep).join("/").replace(/^\//, "");
		return [name, await readFile(path)] as const;
	});
	return new Map(await Promise.all(files));
}
