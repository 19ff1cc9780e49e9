/**
 * Runs every test: units and packages with Vitest, the recipes on copies of the repository, then the built site in a
 * browser with Playwright, at the root of its host and below a path.
 * First makes what they need: a Python with the snippets' packages, a browser, the site.
 * The last line is the sum, "N passed, N failed"; the exit code is 1 after any failure, and also where a
 * suite skipped a test or ran none.
 * Run: npm test, or one suite: npm test -- --only unit, recipes, e2e or base-path
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { findUnproven, listRanTests, readFaultTable, type VitestReport } from "@pusula/tools/fault-table";
import { findBrowser } from "@pusula/tools/find-browser";
import { ensurePython } from "@pusula/tools/python-env";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";
import { playwrightTotals, strictTotals, sumTotals, type Totals, vitestTotals } from "@pusula/tools/totals";

/** What a suite gives when something it needs could not be made. */
const NOT_RUN: Totals = { passed: 0, failed: 1, skipped: 0 };

const SUITES: Readonly<Record<string, (folder: string) => Promise<Totals>>> = {
	unit: testUnits,
	recipes: testRecipes,
	e2e: (folder) => testSite(folder, {}),
	"base-path": (folder) =>
		testSite(folder, { BASE_PATH: "/pusula/", SITE_DIST: join(ROOT, ".cache", "site-below-a-path") }),
};

async function testUnits(folder: string): Promise<Totals> {
	// The tests that need Python fail with the same words; all others still run.
	await ensurePython().catch(printError);
	const report = join(folder, "unit.json");
	const totals = await runVitest(report);
	return { ...totals, failed: totals.failed + (await countUnproven(report)) };
}

/** Packages with a table of faults. */
const WITH_FAULTS = ["inference", "snippets"];

/** How many tests named in the tables of faults did not run and pass; names each. */
async function countUnproven(report: string): Promise<number> {
	const ran = listRanTests((await readReport(report)) as VitestReport); // Vitest's own form
	const unproven = WITH_FAULTS.flatMap((name) => {
		const folder = new URL(`packages/${name}/`, pathToFileURL(`${ROOT}/`));
		return readFaultTable(folder).flatMap((row) =>
			findUnproven(folder, row, ran).map(
				({ file, title }) => `${name}, fault ${row.number}: ${file} › ${title}`,
			),
		);
	});
	for (const line of unproven) console.error(`Did not run and pass: ${line}`);
	return unproven.length;
}

/** Follows the recipes of `recipes/` on copies of the repository. */
function testRecipes(folder: string): Promise<Totals> {
	return runVitest(join(folder, "recipes.json"), "--config", "recipes/vitest.config.ts", "--root", ".");
}

async function runVitest(report: string, ...options: readonly string[]): Promise<Totals> {
	const args = ["run", ...options, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const { code } = await runCommand("vitest", args, { onScreen: true });
	return strictTotals(vitestTotals(await readReport(report)), code);
}

/** Builds the site and visits it. `where` may name another base path, and then another folder, than the root's. */
async function testSite(folder: string, where: Readonly<Record<string, string>>): Promise<Totals> {
	const browser = await findBrowser();
	const outDir = where["SITE_DIST"] === undefined ? [] : ["--", "--outDir", where["SITE_DIST"]];
	const args = ["run", "build", "--workspace", "apps/site", ...outDir];
	const build = await runCommand("npm", args, { onScreen: true, env: where });
	if (build.code !== 0) throw new Error("The site could not be built; the reason stands above.");
	const report = join(folder, "e2e.json");
	const env = { ...where, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
	const run = ["run", "test:e2e", "--workspace", "apps/site", "--", "--reporter=list,json"];
	const { code } = await runCommand("npm", run, { onScreen: true, env });
	return strictTotals(playwrightTotals(await readReport(report)), code);
}

async function readReport(path: string): Promise<unknown> {
	return JSON.parse(await readFile(path, "utf8"));
}

/** One suite's totals; a suite that cannot run says why and counts as a failure, so that the others still run. */
async function runSuite(name: string, folder: string): Promise<Totals> {
	console.log(`\n== ${name} ==`);
	try {
		const totals = await SUITES[name]?.(folder);
		if (totals === undefined) throw new Error(`There is no suite "${name}".`);
		if (totals.skipped > 0) console.error(`${name}: ${totals.skipped} skipped; every test must run.`);
		if (totals.passed + totals.skipped === 0) console.error(`${name}: no test passed.`);
		return totals;
	} catch (error) {
		printError(error);
		return NOT_RUN;
	}
}

function chooseSuites(): string[] {
	const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
	const names = Object.keys(SUITES);
	if (only === undefined) return names;
	if (!names.includes(only)) throw new Error(`--only takes ${names.join(" or ")}, not "${only}".`);
	return [only];
}

function printError(error: unknown): void {
	console.error(error instanceof Error ? error.message : error);
}

const folder = await mkdtemp(join(tmpdir(), "pusula-test-"));
try {
	const runs: Totals[] = [];
	for (const name of chooseSuites()) runs.push(await runSuite(name, folder));
	const { passed, failed } = sumTotals(runs);
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
	printError(error);
	process.exitCode = 1;
} finally {
	await rm(folder, { recursive: true, force: true });
}
