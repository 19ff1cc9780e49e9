import { copyFile, mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import {
	RUNTIME,
	RUNTIME_FOLDER,
	type RuntimePart,
	toRuntimePath,
} from "../../src/lib/runtime/runtime-files.ts";

/** Puts what runs models in the reader's browser into the built site, and serves it while the site is developed. */
export function runtimeFiles(): AstroIntegration {
	return {
		name: "runtime-files",
		hooks: {
			"astro:server:setup": ({ server }) => {
				server.middlewares.use((request, _response, next) => {
					const path = new URL(request.url ?? "/", "http://localhost").pathname;
					const source = path.includes(`/${RUNTIME_FOLDER}`) && findSource(path);
					if (source) request.url = `/@fs${source}`;
					next();
				});
			},
			"astro:build:done": async ({ dir, logger }) => {
				const files = await listRuntimeFiles(Object.values(RUNTIME));
				for (const { path, source } of files) {
					const target = fileURLToPath(new URL(path, dir));
					await mkdir(dirname(target), { recursive: true });
					await copyFile(source, target);
				}
				logger.info(`${files.length} files of the runtime`);
			},
		},
	};
}

/**
 * Every file of the parts: its path below the base path, and where its package is installed.
 * @throws Error where a package is installed in another version than the part names
 */
export async function listRuntimeFiles(
	parts: readonly RuntimePart[],
): Promise<readonly { readonly path: string; readonly source: string }[]> {
	const listed = parts.map(async (part) => {
		const folder = findPackage(part.package);
		const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
			version: string;
		};
		if (version !== part.version)
			throw new Error(
				`${part.package} is installed as ${version}: write that version and the names of its files into src/lib/runtime/runtime-files.ts, which says ${part.version}.`,
			);
		return part.files.map((file) => ({ path: toRuntimePath(part, file), source: join(folder, file) }));
	});
	return (await Promise.all(listed)).flat();
}

/** The source of a requested path of the runtime; undefined for one that no part holds. */
function findSource(path: string): string | undefined {
	for (const part of Object.values<RuntimePart>(RUNTIME)) {
		const file = part.files.find((one) => path.endsWith(`/${toRuntimePath(part, one)}`));
		if (file) return join(findPackage(part.package), file);
	}
	return undefined;
}

/** The folder of an installed package, seen from here or from a package that brings it along. */
function findPackage(name: string): string {
	const { resolve } = createRequire(import.meta.url);
	for (const folder of resolve.paths(name) ?? []) {
		const manifest = join(folder, name, "package.json");
		try {
			return dirname(resolve(manifest));
		} catch {
			continue;
		}
	}
	throw new Error(`${name} is not installed: npm ci installs it.`);
}
