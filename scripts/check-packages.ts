/**
 * Builds the published packages, packs them and checks what a reader would install: manifest and files (publint),
 * types (attw, ESM only), and that every face can be imported after a real installation.
 * Prints each problem; exit code 1 if any.
 * Run: npm run check:packages
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@pusula/tools/run-command";
import { importInstalled } from "./packages/import-installed.ts";
import { lintTarball } from "./packages/lint-tarball.ts";
import { type Manifest, readManifests } from "@pusula/tools/manifest";
import { packWorkspace } from "./packages/pack.ts";

async function checkPackages(folder: string): Promise<string[]> {
	const build = await runCommand("npm", ["run", "build:packages"]);
	if (build.code !== 0) return [`The packages cannot be built:\n${build.output}`];

	const published = (await readManifests()).filter(({ isPrivate }) => !isPrivate);
	const problems: string[] = [];
	const tarballs: string[] = [];
	for (const manifest of published) {
		const tarball = await packWorkspace(manifest.folder, folder);
		const found = await lintTarball(tarball);
		console.log(`${manifest.name}: ${found.length} problems in its tarball`);
		problems.push(...found.map((problem) => `${manifest.name}: ${problem}`));
		tarballs.push(tarball);
	}
	const consumer = join(folder, "consumer");
	await mkdir(consumer);
	const names = published.flatMap(importNames);
	problems.push(...(await importInstalled(consumer, tarballs, names)));
	console.log(`${names.length} faces imported: ${names.join(", ")}`);
	return problems;
}

/** What a reader can import of a package; faces with a wildcard stand for files that the others import too. */
function importNames({ name, faces }: Manifest): string[] {
	return faces
		.filter((face) => !face.includes("*") && !face.endsWith(".json"))
		.map((face) => name + face.slice(1));
}

const folder = await mkdtemp(join(tmpdir(), "pusula-packages-"));
try {
	const problems = await checkPackages(folder);
	for (const problem of problems) console.error(problem);
	process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
	await rm(folder, { recursive: true, force: true });
}
