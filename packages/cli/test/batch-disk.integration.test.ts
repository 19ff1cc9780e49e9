import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { serve } from "@pusula/simulator/serve";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CLI } from "./start-cli.ts";

const ROWS = 1000;
/** In blocks of the shell, of 512 or 1024 bytes: less than the results of all rows take. */
const LEAST_BLOCKS = 200;

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-disk-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the program, with the files it writes bounded, as a full disk bounds them. */
async function runBounded(args: readonly string[], blocks: number | "unlimited") {
	const command = [process.execPath, CLI, ...args];
	const child = spawn("sh", ["-c", `ulimit -f ${blocks}; exec "$@"`, "sh", ...command], {
		env: { PATH: process.env["PATH"], HOME: "/nowhere", LANG: "en_US.UTF-8", COLUMNS: "500" },
		stdio: ["ignore", "ignore", "pipe"],
	});
	const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
	return { err: await text(child.stderr), code: await ended };
}

it("says in eval too that answers can no longer be kept, reports what was measured, and goes on", async () => {
	const { url, close } = await serve({ maxRecorded: 0 });
	const out = join(folder, "report.json");
	const rows = join(folder, "labelled.csv");
	await writeFile(rows, `inputs,label\n${"word,POSITIVE\n".repeat(ROWS)}`);
	const task = ["eval", "text-classification", rows, "--expected", "label", "--out", out];
	const args = [...task, "-m", "pusula/text-classification", "--simulator", url];
	const stopped = await runBounded(args, LEAST_BLOCKS);
	expect(stopped.err).toContain(`Stopped: results for ${out}.state cannot be written: `);
	expect(stopped.err).toMatch(/Ended early: the report is of [\d,]+ of 1,000 rows/);
	expect(stopped.code).toBe(1);
	const { err, code } = await runBounded(args, "unlimited");
	expect([code, err]).toEqual([0, expect.stringMatching(/Kept from an earlier run: [\d,]+ of 1,000/)]);
	await close();
}, 60_000);

it("stops with a sentence where results can no longer be written, and goes on once they can", async () => {
	const { url, close } = await serve({ maxRecorded: 0 });
	const out = join(folder, "out.csv");
	await writeFile(join(folder, "in.csv"), `inputs\n${`${"word ".repeat(60)}\n`.repeat(ROWS)}`);
	const task = ["batch", "text-classification", join(folder, "in.csv"), "--out", out];
	const args = [...task, "-m", "pusula/text-classification", "--simulator", url];
	const stopped = await runBounded(args, LEAST_BLOCKS);
	expect(stopped.err).toContain(`Stopped: results for ${out} cannot be written: `);
	expect(stopped.err).toContain("the same command goes on");
	expect(stopped.code).toBe(1);
	const { err: first } = await runBounded(args, "unlimited"); // calls that were under way are in doubt
	expect(first).toContain("Not tried: 0.");
	const { err } = await runBounded([...args, "--retry-failed"], "unlimited");
	expect(err).toContain("Rows: 1,000. Done: 1,000. Failed: 0. Not tried: 0.");
	const lines = (await readFile(out, "utf8")).split("\n").filter(Boolean);
	expect(new Set(lines.slice(1).map((line) => line.split(",")[0])).size).toBe(ROWS);
	expect(lines).toHaveLength(ROWS + 1);
	await close();
}, 60_000);
