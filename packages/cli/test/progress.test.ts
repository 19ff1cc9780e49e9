import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

const ROWS = 12;
/** What takes the line away before the next one, and at the end. */
const CLEAR = "\r\u001B[K";

let folder = "";
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-progress-"));
	await writeFile(join(folder, "in.csv"), `inputs,label\n${"Good,POSITIVE\n".repeat(ROWS)}`);
	const fault = { match: { method: "POST", nth: 1 }, action: { kind: "status", status: 500 } } as const;
	served = await serve({ faults: [fault] });
});
afterAll(async () => {
	await served.close();
	await rm(folder, { recursive: true });
});

/** The lines that a terminal shows one after another in the place of the bar. */
async function watch(command: string, more: readonly string[], columns: number, lang = "en") {
	served.simulator.clear();
	const task = [command, "text-classification", join(folder, "in.csv"), ...more, "--concurrency", "1"];
	const target = ["-m", "pusula/text-classification", "--simulator", served.url, "--lang", lang];
	const { err } = await runCli([...task, ...target], { isTerminal: true, columns });
	const [, ...shown] = err.split(CLEAR);
	return { bars: shown.slice(0, -1), last: shown.at(-1) ?? "" };
}

describe("the progress of a run on a terminal", () => {
	it.each([
		["batch", ["--out", "a.jsonl"], "en", `1 of ${ROWS} · `, " at once · 1 failed · "],
		["batch", ["--out", "b.jsonl"], "tr", `1 / ${ROWS} · saniyede `, " · 1 başarısız · "],
		["eval", ["--expected", "label"], "en", `1 of ${ROWS} · `, " at once · 1 failed · "],
	])("of %s %j is a bar with figures, and is gone at its end", async (command, more, lang, rows, failed) => {
		const options = more.map((one) => (one.endsWith(".jsonl") ? join(folder, one) : one));
		const { bars, last } = await watch(command, options, 100, lang);
		expect(bars[0]).toMatch(/^█{2}░{22} (8%|%8) · /);
		expect(bars[0]).toContain(rows);
		expect(bars[0]).toContain(failed);
		expect(last).not.toMatch(/[█░]/);
	});

	it("fits a narrow one", async () => {
		const { bars } = await watch("batch", ["--out", join(folder, "narrow.jsonl")], 40);
		expect(bars.length).toBeGreaterThan(0);
		for (const bar of bars) expect(bar.length).toBeLessThan(40);
	});
});
