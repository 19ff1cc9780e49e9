import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";
import { FAVICON, GROUND_COLOURS, ICONS } from "../../src/lib/page/installed-look.ts";
import { listCoreFiles } from "./core-files.ts";
import { drawIcon } from "./draw-icon.ts";
import { listPlaygroundFiles } from "./playground-files.ts";
import { toIco } from "./write-ico.ts";

const WORKER = new URL("../../worker/service-worker.ts", import.meta.url);

/** Writes what makes the built site installable: its icons from `favicon.svg`, `favicon.ico` for programs that read no page, `service-worker.js`, and lists of what the playground keeps. */
export function installableSite(): AstroIntegration {
	let base = "/";
	return {
		name: "installable-site",
		hooks: {
			"astro:config:done": ({ config }) => {
				base = `${config.base.replace(/\/$/, "")}/`;
			},
			"astro:build:done": async ({ dir, logger }) => {
				await writeIcons(dir);
				const core = listCoreFiles(base, (path) => readFileSync(new URL(path, dir), "utf8"));
				const bytes = await writeWorker(new URL("service-worker.js", dir), core);
				await writePlaygroundLists(dir, base);
				logger.info(`service worker of ${bytes} bytes, core of ${core.length} files`);
			},
		},
	};
}

/** Writes what the playground keeps for work without a network. */
async function writePlaygroundLists(dir: URL, base: string): Promise<void> {
	const root = fileURLToPath(dir);
	const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	);
	const sizes = new Map(
		entries.map(({ parentPath, name }) => {
			const path = join(parentPath, name);
			return [relative(root, path).replaceAll("\\", "/"), statSync(path).size] as const;
		}),
	);
	const readText = (path: string): string => readFileSync(new URL(path, dir), "utf8");
	for (const [path, files] of listPlaygroundFiles({ base, sizes, readText }))
		await writeFile(new URL(path, dir), JSON.stringify(files));
}

async function writeIcons(dir: URL): Promise<void> {
	const mark = await readFile(new URL("favicon.svg", dir), "utf8");
	await mkdir(new URL("icons/", dir), { recursive: true });
	for (const { name, ...shape } of ICONS) {
		const icon = await drawIcon(mark, { ...shape, ground: GROUND_COLOURS.light });
		await writeFile(new URL(`icons/${name}.png`, dir), icon);
	}
	const { sizePx, ...shape } = FAVICON;
	const icon = await drawIcon(mark, { ...shape, sizePx, ground: GROUND_COLOURS.light });
	await writeFile(new URL("favicon.ico", dir), toIco(icon, sizePx));
}

async function writeWorker(file: URL, core: ReturnType<typeof listCoreFiles>): Promise<number> {
	const { outputFiles } = await build({
		entryPoints: [WORKER.pathname],
		bundle: true,
		minify: true,
		write: false,
		format: "iife",
		target: "es2022",
		legalComments: "none",
		define: { "process.env.NODE_ENV": '"production"', CORE: JSON.stringify(core) },
	});
	const [worker] = outputFiles;
	if (!worker) throw new Error("The service worker could not be bundled.");
	await writeFile(file, worker.contents);
	return worker.contents.length;
}
