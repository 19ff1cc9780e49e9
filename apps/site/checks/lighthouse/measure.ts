/**
 * Measures the built site with Lighthouse on phone and desktop, prints the median scores of several runs and writes them
 * to `generated/lighthouse.json`. Names what keeps a page from 100; exit code 1 where one stays below. Performance is measured in
 * simulated time but still moves on a busy machine: run it on an idle one.
 * Needs a built site. Run: npm run lighthouse, or npm run lighthouse -- --runs 5
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import lighthouse, { desktopConfig, type RunnerResult } from "lighthouse";
import { findPort, withBuiltSite } from "../with-built-site.ts";
import { CATEGORIES, DEVICES, findMedian, MEASURED_PAGES, type Scores } from "./pages.ts";

const RESULTS = new URL("../../generated/lighthouse.json", import.meta.url);
/** How fast this machine was at each run by Lighthouse's own measure; below about 1000 performance is not to be trusted. */
const speeds: number[] = [];
const programs = new Set<string>();
const { values: options } = parseArgs({
	options: { runs: { type: "string", default: "3" }, dist: { type: "string", default: "dist" } },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a count, not "${options.runs}".`);

const browserPort = await findPort(9420);
await withBuiltSite(
	async (_, origin) => {
		const results: Record<string, Record<string, Scores>> = {};
		for (const [name, path] of Object.entries(MEASURED_PAGES)) {
			const onDevices: Record<string, Scores> = {};
			for (const device of DEVICES) onDevices[device] = await measurePage(`${origin}${path}`, device);
			results[name] = onDevices;
		}
		const date = new Date().toISOString().slice(0, 10);
		const [program] = programs;
		const kept = { date, program, runs, benchmarkIndex: findMedian(speeds), median: results };
		await writeFile(RESULTS, `${JSON.stringify(kept, undefined, "\t")}\n`);
		const all = Object.values(results).flatMap((onDevices) => Object.values(onDevices));
		process.exitCode = all.every((scores) => CATEGORIES.every((id) => scores[id] === 100)) ? 0 : 1;
	},
	{
		dist: options.dist,
		browserArgs: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${browserPort}`],
	},
);

async function measurePage(url: string, device: (typeof DEVICES)[number]): Promise<Scores> {
	const reports: RunnerResult["lhr"][] = [];
	for (let run = 0; run < runs; run += 1) reports.push(await runOnce(url, device));
	const medians = CATEGORIES.map((id) => {
		const scores = reports.map((report) => Math.round((report.categories[id]?.score ?? 0) * 100));
		return [id, findMedian(scores)] as const;
	});
	console.log(`${url} ${device}: ${medians.map(([id, score]) => `${id} ${score}`).join(", ")}`);
	for (const [id, score] of medians) {
		if (score < 100) console.log(listShortcomings(reports, id).join("\n"));
	}
	return Object.fromEntries(medians) as Scores; // one entry for each category, from the same list
}

async function runOnce(url: string, device: (typeof DEVICES)[number]): Promise<RunnerResult["lhr"]> {
	const flags = { port: browserPort, onlyCategories: [...CATEGORIES], logLevel: "error" as const };
	const result = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
	if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
	const { lhr } = result;
	if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
	speeds.push(lhr.environment.benchmarkIndex);
	programs.add(
		`Lighthouse ${lhr.lighthouseVersion}, ${/Chrome\/[\d.]+/.exec(lhr.userAgent)?.[0].replace("/", " ")}`,
	);
	return lhr;
}

/** The audits of the first report that cost a category points, one line each. */
function listShortcomings([report]: readonly RunnerResult["lhr"][], id: string): readonly string[] {
	return (report?.categories[id]?.auditRefs ?? [])
		.filter((ref) => ref.weight > 0)
		.map((ref) => report?.audits[ref.id])
		.filter((audit) => typeof audit?.score === "number" && audit.score < 1)
		.map((audit) => `  ${audit?.id}: ${audit?.title} ${audit?.displayValue ?? ""}`);
}
