import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "@pusula/tools/run-command";
import { importInstalled } from "./import-installed.ts";

let folder = "";
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "pusula-import-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Packs a package with this module as its only face and gives the tarball. */
async function pack(module: string): Promise<string> {
	const source = join(folder, "source");
	await mkdir(source);
	await mkdir(join(folder, "consumer"));
	const manifest = { name: "tried", version: "1.0.0", type: "module", exports: "./index.js" };
	await writeFile(join(source, "package.json"), JSON.stringify(manifest));
	await writeFile(join(source, "index.js"), module);
	await runCommand("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: source });
	return join(folder, "tried-1.0.0.tgz");
}

test("finds nothing wrong in a package that installs and imports", async () => {
	const tarball = await pack("export const answer = 42;");
	expect(await importInstalled(join(folder, "consumer"), [tarball], ["tried"])).toEqual([]);
});

test.each([
	["throws on import", 'import "./missing.js"; export const answer = 42;'],
	["exports nothing", "const answer = 42;"],
])("names a package that %s", async (_title, module) => {
	const tarball = await pack(module);
	const [problem] = await importInstalled(join(folder, "consumer"), [tarball], ["tried"]);
	expect(problem).toContain('import "tried" failed');
});

test("names packages that cannot be installed", async () => {
	const consumer = join(folder, "consumer");
	await mkdir(consumer);
	const [problem] = await importInstalled(consumer, [join(folder, "nowhere.tgz")], ["tried"]);
	expect(problem).toContain("cannot be installed together");
});
