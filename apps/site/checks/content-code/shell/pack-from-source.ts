import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";

/** What a package's manifest says that its installation depends on. */
export interface Manifest {
	readonly name: string;
	readonly version: string;
	readonly type?: string;
	readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
	readonly bin?: Readonly<Record<string, string>>;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly engines?: Readonly<Record<string, string>>;
}

/** A package as a registry holds it. */
export interface Packed {
	readonly manifest: Manifest;
	readonly tarball: Uint8Array;
}

/**
 * Packs a workspace package in `folder`, built from its sources, without types and with the names its manifest promises.
 * @throws Error when it cannot be built or packed
 */
export async function packFromSource(name: string, folder: string): Promise<Packed> {
	const workspace = join(ROOT, "packages", name);
	const manifest = await readManifest(join(workspace, "package.json"));
	const out = join(folder, name, "package");
	await build({
		entryPoints: listEntries(manifest, workspace),
		outdir: join(out, "dist"),
		bundle: true,
		splitting: true,
		format: "esm",
		platform: "node",
		conditions: ["pusula-source"],
		external: Object.keys(manifest.dependencies ?? {}),
		logLevel: "error",
	});
	await mkdir(out, { recursive: true });
	await writeFile(join(out, "package.json"), JSON.stringify(manifest));
	const file = join(folder, `${name}.tgz`);
	const { code, output } = await runCommand("tar", ["-czf", file, "-C", join(out, ".."), "package"]);
	if (code !== 0) throw new Error(`${manifest.name} could not be packed:\n${output}`);
	return { manifest, tarball: await readFile(file) };
}

async function readManifest(file: string): Promise<Manifest> {
	const all = JSON.parse(await readFile(file, "utf8")) as Manifest; // npm's own form
	const { name, version, type = "module", exports = {}, bin = {}, dependencies = {}, engines = {} } = all;
	return { name, version, type, exports, bin, dependencies, engines };
}

interface Entry {
	readonly in: string;
	/** Below `dist`, without ending. */
	readonly out: string;
}

/** The sources behind the names that can be imported, and behind the commands, each with the file that the manifest promises. */
function listEntries({ exports = {}, bin = {} }: Manifest, workspace: string): Entry[] {
	const imported = Object.values(exports).flatMap((one) => {
		if (typeof one === "string") return [];
		const { "pusula-source": source, default: target } = one;
		return source === undefined || target === undefined ? [] : toEntries(source, target, workspace);
	});
	const commands = Object.values(bin).flatMap((target) =>
		toEntries(`./src/**/${basename(target, ".js")}.ts`, target, workspace),
	);
	return [...imported, ...commands];
}

/** The entries of a pattern; what represents the star in a source represents it in the file too. */
function toEntries(source: string, target: string, workspace: string): Entry[] {
	const [before = "", after = ""] = source.replace("./", "").split("*");
	return globSync(source, { cwd: workspace })
		.filter((path) => !path.endsWith(".test.ts"))
		.map((path) => ({
			in: join(workspace, path),
			out: target
				.replace("./dist/", "")
				.replace(/\.js$/, "")
				.replace("*", path.slice(before.length, -after.length || undefined)),
		}));
}
