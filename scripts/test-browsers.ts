/**
 * Makes the journeys of `apps/site/e2e/other-browsers` through the built site in Firefox and in WebKit, and records in
 * `docs/browsers.md` what passed, in which version and when. Fails where a browser cannot be had.
 * Run: npm run test:browsers; `-- --only firefox` or `webkit` runs in one and records nothing, `--built` builds no site.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findFirefox, findWebKit } from "@pusula/tools/find-other-browsers";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";
import { playwrightTotals, strictTotals } from "@pusula/tools/totals";
import { printBrowsers } from "./print-browsers.ts";

const { only, built } = parseArgs({
	options: { only: { type: "string" }, built: { type: "boolean" } },
}).values;

if (only !== "webkit") await findFirefox();
if (only !== "firefox") await findWebKit();
if (!built) {
	const build = await runCommand("npm", ["run", "build", "--workspace", "apps/site"], { onScreen: true });
	if (build.code !== 0) throw new Error("The site could not be built; the reason stands above.");
}
const folder = await mkdtemp(join(tmpdir(), "pusula-browsers-"));
try {
	const path = join(folder, "report.json");
	const config = ["--config", "e2e/other-browsers/playwright.config.ts", "--reporter=list,json"];
	const project = only === undefined ? [] : ["--project", only];
	const run = ["run", "test:e2e", "--workspace", "apps/site", "--", ...config, ...project];
	const { code } = await runCommand("npm", run, {
		onScreen: true,
		env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path },
	});
	const report: unknown = JSON.parse(await readFile(path, "utf8"));
	const { passed, failed } = strictTotals(playwrightTotals(report), code);
	console.log(`\n${passed} passed, ${failed} failed`);
	if (failed > 0) process.exitCode = 1;
	else if (only === undefined)
		await writeFile(
			join(ROOT, "docs", "browsers.md"),
			printBrowsers(report, new Date().toISOString().slice(0, 10)),
		);
} finally {
	await rm(folder, { recursive: true, force: true });
}
