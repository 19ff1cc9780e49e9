import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cruise, printImports, writeIn } from "./cruise.ts";

const site = "apps/site/src";

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-folders-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("the folders of the site's sources import one way", async () => {
	const config = { config: ".dependency-cruiser.folders.mjs", from: [site] };
	const home = `${site}/features/home`;
	const kept = {
		[`${home}/home.ts`]: ["./dial/dial.ts", "./parts/words.ts"],
		[`${home}/dial/dial.ts`]: ["../parts/words.ts", "../../../lib/urls/paths.ts"],
		[`${home}/dial/dial.test.ts`]: ["../home.ts"],
		[`${home}/parts/words.ts`]: [],
		[`${site}/lib/urls/paths.ts`]: ["../locale.ts"],
		[`${site}/lib/locale.ts`]: [],
	};
	for (const [path, imports] of Object.entries(kept)) await writeIn(folder, path, printImports(imports));
	expect((await cruise(folder, config)).broken).toEqual([]);

	await writeIn(folder, `${home}/parts/row.ts`, printImports(["../dial/dial.ts"]));
	await writeIn(folder, `${home}/dial/knows-home.ts`, printImports(["../home.ts"]));
	await writeIn(folder, `${home}/dial/marks/far/knows-home.ts`, printImports(["../../../home.ts"]));
	await writeIn(folder, `${home}/generated/table.ts`, printImports(["../home.ts"]));
	expect((await cruise(folder, config)).broken).toEqual([
		`nothing-around: ${home}/dial/knows-home.ts`,
		`nothing-around: ${home}/dial/marks/far/knows-home.ts`,
		`nothing-around: ${home}/generated/table.ts`,
		`rooms-one-way: ${home}/dial`,
		`rooms-one-way: ${home}/parts`,
	]);
});

test("the folders of a package import one way, and none of them what lies around all", async () => {
	const metrics = "packages/metrics/src";
	const config = { config: ".dependency-cruiser.folders.mjs", from: [metrics] };
	await writeIn(folder, `${metrics}/text/bleu.ts`, printImports(["../lib/sums.ts"]));
	for (const leaf of ["index.ts", "lib/sums.ts"]) await writeIn(folder, `${metrics}/${leaf}`, "");
	await writeIn(folder, `${metrics}/lib/knows-text.ts`, printImports(["../text/bleu.ts"]));
	await writeIn(folder, `${metrics}/text/knows-all.ts`, printImports(["../index.ts"]));
	expect((await cruise(folder, config)).broken).toEqual([
		`nothing-around: ${metrics}/text/knows-all.ts`,
		`rooms-one-way: ${metrics}/lib`,
		`rooms-one-way: ${metrics}/text`,
	]);
});
