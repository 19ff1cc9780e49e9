import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type OutputFile, type Plugin } from "esbuild";
import { ROOT } from "./root.ts";

const DAY_MS = 86_400_000;
const bundled = new Map<string, Promise<string>>();

/**
 * Bundles a program from the sources of the workspaces and returns the path of a file that Node starts by itself, several
 * times as fast as it compiles the sources at each start. Packages from outside are imported from the program's workspace.
 * @param path - the program's TypeScript file, from the repository's root: `packages/cli/src/cli.ts`
 */
export function bundleProgram(path: string): Promise<string> {
	const known = bundled.get(path) ?? writeProgram(path);
	bundled.set(path, known);
	return known;
}

async function writeProgram(path: string): Promise<string> {
	const workspace = path.split("/").slice(0, 2).join("/");
	const name = basename(path, ".ts");
	const programs = join(ROOT, workspace, "node_modules", ".cache", "programs", name);
	const outputs = await bundle(join(ROOT, path), programs);
	const hash = createHash("sha256");
	for (const output of outputs) hash.update(basename(output.path)).update(output.contents);
	const folder = join(programs, hash.digest("hex").slice(0, 12));
	if (!existsSync(folder)) {
		await mkdir(programs, { recursive: true });
		await deleteOld(programs);
		await putInPlace(outputs, folder);
	}
	return join(folder, `${name}.js`);
}

async function bundle(entry: string, outdir: string): Promise<readonly OutputFile[]> {
	const { outputFiles } = await build({
		entryPoints: [entry],
		outdir,
		bundle: true,
		splitting: true,
		format: "esm",
		platform: "node",
		conditions: ["pusula-source"],
		plugins: [OUTSIDE_PACKAGES],
		write: false,
		logLevel: "error",
	});
	return outputFiles;
}

/** Leaves the imports of packages that are no workspaces to Node. */
const OUTSIDE_PACKAGES: Plugin = {
	name: "outside-packages",
	setup(bundler) {
		bundler.onResolve({ filter: /^[^./]/ }, ({ path }) =>
			path.startsWith("@pusula/") ? undefined : { path, external: true },
		);
	},
};

/** Writes the files into a folder that is there with all of them or not at all, also where several processes write it. */
async function putInPlace(outputs: readonly OutputFile[], folder: string): Promise<void> {
	const draft = await mkdtemp(`${folder}.`);
	await writeFile(join(draft, "package.json"), '{"type":"module"}');
	for (const { path, contents } of outputs) await writeFile(join(draft, basename(path)), contents);
	await rename(draft, folder).catch(async (error: unknown) => {
		await rm(draft, { recursive: true });
		if (!existsSync(folder)) throw error;
	});
}

/** Deletes what older sources gave. */
async function deleteOld(programs: string): Promise<void> {
	for (const name of await readdir(programs)) {
		const folder = join(programs, name);
		const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity })); // another process moved it
		if (mtimeMs < Date.now() - DAY_MS) await rm(folder, { recursive: true, force: true });
	}
}
