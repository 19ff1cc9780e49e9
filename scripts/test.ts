/**
 * Runs every test: units and what runs other programs with Vitest, the recipes on copies of the repository, then the built site in a
 * browser with Playwright, at the root of its host and below a path.
 * First makes what they need: a Python with the snippets' packages, a Redis, the shells, a browser, the site.
 * Tests that the tables of faults and the threat model name must have run and passed.
 * The last lines name what failed or passed only at its second try, and give the sum, "N passed, N failed"; the exit
 * code is 1 after any failure, and also where a suite skipped a test or ran none.
 * Run: npm test, or one suite: npm test -- --only unit, integration, recipes, e2e or base-path
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { playwrightFailures, playwrightFlaky, vitestFailures } from "@pusula/tools/failures";
import { findBrowser } from "@pusula/tools/find-browser";
import { findRedis } from "@pusula/tools/find-redis";
import { findShell, SHELLS } from "@pusula/tools/find-shell";
import { listPlaywrightTests, listVitestTests, type RanTest } from "@pusula/tools/named-tests";
import { ensurePython } from "@pusula/tools/python-env";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";
import { playwrightTotals, strictTotals, sumTotals, type Totals, vitestTotals } from "@pusula/tools/totals";
import { type KindOfTest, listUnproven } from "./list-unproven.ts";

/** How a suite ended: its totals, and a line for each failure and for each test that passed only at its second try. */
interface Outcome {
	readonly totals: Totals;
	readonly failures: readonly string[];
	readonly flaky?: readonly string[];
}

/** An outcome with every test that ran. */
interface Ran extends Outcome {
	readonly tests: readonly RanTest[];
}

const SUITES: Readonly<Record<string, (folder: string) => Promise<Outcome>>> = {
	unit: testUnits,
	integration: testIntegration,
	recipes: testRecipes,
	e2e: async (folder) => withUnproven(await testSite(folder, {}), "journey"),
	"base-path": (folder) =>
		testSite(folder, { BASE_PATH: "/pusula/", SITE_DIST: join(ROOT, ".cache", "site-below-a-path") }),
};

async function testUnits(folder: string): Promise<Outcome> {
	return withUnproven(await runVitest(join(folder, "unit.json"), "--project", "unit"), "unit");
}

async function testIntegration(folder: string): Promise<Outcome> {
	// The tests that need Python, Redis or a shell fail with the same words; all others still run.
	await ensurePython().catch(printError);
	await findRedis().catch(printError);
	for (const shell of SHELLS) await findShell(shell).catch(printError);
	const outcome = await runVitest(join(folder, "integration.json"), "--project", "integration");
	return withUnproven(outcome, "integration");
}

/** Follows the recipes of `recipes/` on copies of the repository. */
async function testRecipes(folder: string): Promise<Outcome> {
	await ensurePython().catch(printError); // tests of the parts need it
	return runVitest(join(folder, "recipes.json"), "--config", "recipes/vitest.config.ts", "--root", ".");
}

async function runVitest(path: string, ...options: readonly string[]): Promise<Ran> {
	const args = ["run", ...options, "--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
	const { code } = await runCommand("vitest", args, { onScreen: true });
	const report = await readReport(path);
	return {
		totals: strictTotals(vitestTotals(report), code),
		failures: vitestFailures(report),
		tests: listVitestTests(report),
	};
}

/** Builds the site and visits it. `where` may name another base path, and then another folder, than the root's. */
async function testSite(folder: string, where: Readonly<Record<string, string>>): Promise<Ran> {
	const browser = await findBrowser();
	const outDir = where["SITE_DIST"] === undefined ? [] : ["--", "--outDir", where["SITE_DIST"]];
	const args = ["run", "build", "--workspace", "apps/site", ...outDir];
	const build = await runCommand("npm", args, { onScreen: true, env: where });
	if (build.code !== 0) throw new Error("The site could not be built; the reason stands above.");
	const path = join(folder, "e2e.json");
	const env = { ...where, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
	const run = ["run", "test:e2e", "--workspace", "apps/site", "--", "--reporter=list,json"];
	const { code } = await runCommand("npm", run, { onScreen: true, env });
	const report = await readReport(path);
	const flaky = playwrightFlaky(report);
	return {
		totals: strictTotals(playwrightTotals(report), code),
		failures: playwrightFailures(report),
		flaky,
		tests: listPlaywrightTests(report, join(ROOT, "apps/site/e2e")),
	};
}

/** Counts as failed each test of this kind of file that a document names and that did not run and pass. */
async function withUnproven({ tests, ...outcome }: Ran, kind: KindOfTest): Promise<Outcome> {
	const unproven = await listUnproven(tests, kind);
	const { failures, totals } = outcome;
	return {
		...outcome,
		totals: { ...totals, failed: totals.failed + unproven.length },
		failures: [...failures, ...unproven],
	};
}

async function readReport(path: string): Promise<unknown> {
	return JSON.parse(await readFile(path, "utf8"));
}

/** How one suite ended; a suite that cannot run says why and counts as a failure, so that the others still run. */
async function runSuite(name: string, folder: string): Promise<Outcome> {
	console.log(`\n== ${name} ==`);
	try {
		const outcome = await SUITES[name]?.(folder);
		if (outcome === undefined) throw new Error(`There is no suite "${name}".`);
		return {
			...outcome,
			failures: [...outcome.failures, ...listLacks(outcome.totals)].map((line) => `${name}: ${line}`),
		};
	} catch (error) {
		printError(error);
		return { totals: { passed: 0, failed: 1, skipped: 0 }, failures: [`${name}: ${toMessage(error)}`] };
	}
}

/** What the totals of a suite show to be missing although no test failed. */
function listLacks({ passed, skipped }: Totals): readonly string[] {
	return [
		...(skipped > 0 ? [`${skipped} skipped; every test must run.`] : []),
		...(passed + skipped === 0 ? ["no test passed."] : []),
	];
}

function chooseSuites(): string[] {
	const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
	const names = Object.keys(SUITES);
	if (only === undefined) return names;
	if (!names.includes(only)) throw new Error(`--only takes ${names.join(" or ")}, not "${only}".`);
	return [only];
}

function printError(error: unknown): void {
	console.error(toMessage(error));
}

function toMessage(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

const folder = await mkdtemp(join(tmpdir(), "pusula-test-"));
try {
	const outcomes: Outcome[] = [];
	for (const name of chooseSuites()) outcomes.push(await runSuite(name, folder));
	const { passed, failed } = sumTotals(outcomes.map(({ totals }) => totals));
	for (const line of outcomes.flatMap(({ flaky = [] }) => flaky))
		console.log(`Passed at the second try: ${line}`);
	for (const line of outcomes.flatMap(({ failures }) => failures)) console.log(`Failed: ${line}`);
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
	printError(error);
	process.exitCode = 1;
} finally {
	await rm(folder, { recursive: true, force: true });
}
