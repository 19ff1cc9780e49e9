import { copyFile, mkdir, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { DATASETS_FOLDER } from "../src/lib/urls/dataset-files.ts";

/** Puts the files of the data sets into the built site, so that readers can download them, and serves them while the site is developed. */
export function datasetFiles(): AstroIntegration {
	return {
		name: "dataset-files",
		hooks: {
			"astro:server:setup": ({ server }) => {
				server.middlewares.use((request, _response, next) => {
					const file = findRequested(request.url ?? "/", server.config.base);
					if (file !== undefined) request.url = `/@fs${join(findData(), file)}`;
					next();
				});
			},
			"astro:build:done": async ({ dir, logger }) => {
				const files = await listDatasetFiles();
				for (const file of files) {
					const target = fileURLToPath(new URL(`${DATASETS_FOLDER}${file}`, dir));
					await mkdir(dirname(target), { recursive: true });
					await copyFile(join(findData(), file), target);
				}
				logger.info(`${files.length} files of data sets`);
			},
		},
	};
}

const ENDING = ".jsonl";

/** Every file with rows, below the folder of the data: `sentiment/train.tr.jsonl`. */
export async function listDatasetFiles(): Promise<readonly string[]> {
	const names = await readdir(findData(), { recursive: true });
	return names.filter((name) => name.endsWith(ENDING)).toSorted();
}

/**
 * The file that a URL of the site below `base` names, below the folder of the data; undefined for other URLs, such as those
 * of modules in the package's own folder.
 */
export function findRequested(url: string, base: string): string | undefined {
	const { pathname } = new URL(url, "http://localhost");
	const folder = `${base}${DATASETS_FOLDER}`;
	return pathname.startsWith(folder) && pathname.endsWith(ENDING) ? pathname.slice(folder.length) : undefined;
}

function findData(): string {
	const { resolve } = createRequire(import.meta.url);
	return join(dirname(resolve("@pusula/datasets/package.json")), "data");
}
