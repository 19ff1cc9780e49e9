/**
 * Builds the published packages, packs them and checks what a user would install: manifest and files (publint),
 * types (attw, ESM only), that every module can be imported and required after a real installation on the Nodes of
 * `engines`, that the program runs there or says which Node it needs, that a strict program compiles with each way to find modules, and that the READMEs link what ships.
 * Prints each problem; exit code 1 if any.
 * Run: npm run check:packages
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@pusula/tools/run-command";
import { compileConsumer } from "./packages/compile-consumer.ts";
import { findBrokenLinks } from "./packages/find-broken-links.ts";
import { findNodes } from "./packages/find-nodes.ts";
import { importInstalled } from "./packages/import-installed.ts";
import { installTarballs } from "./packages/install-tarballs.ts";
import { lintTarball } from "./packages/lint-tarball.ts";
import { listImports } from "./packages/list-imports.ts";
import { type Manifest, readManifests } from "@pusula/tools/manifest";
import { packWorkspace } from "./packages/pack.ts";
import { runInstalled } from "./packages/run-installed.ts";

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
	const failure = await installTarballs(consumer, tarballs);
	if (failure !== undefined) return [...problems, failure];
	return [...problems, ...(await checkConsumer(consumer, published))];
}

/** Problems of a program that has installed the packages, and of their READMEs. */
async function checkConsumer(folder: string, published: readonly Manifest[]): Promise<string[]> {
	const names: string[] = [];
	const problems: string[] = [];
	for (const { name } of published) {
		names.push(...(await listImports(folder, name)));
		problems.push(...(await findBrokenLinks(folder, name)));
	}
	const nodes = await findNodes();
	problems.push(...(await importInstalled(folder, names, nodes)));
	console.log(`${names.length} modules imported and required on ${nodes.length} Nodes`);
	problems.push(...(await runInstalled(folder, nodes)));
	problems.push(...(await compileConsumer(folder, names)));
	return problems;
}

const folder = await mkdtemp(join(tmpdir(), "pusula-packages-"));
try {
	const problems = await checkPackages(folder);
	for (const problem of problems) console.error(problem);
	process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
	await rm(folder, { recursive: true, force: true });
}
