import { readFile, writeFile } from "node:fs/promises";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeAll, expect, it } from "vitest";
import { listCalls, type ServedSimulator, useEvalBench } from "./eval-bench.ts";
import { runCli } from "./run-cli.ts";

type Faults = NonNullable<NonNullable<Parameters<typeof serve>[0]>["faults"]>;

const TASK = "automatic-speech-recognition";
const ROWS = 2;
/** Failed polls in a row after which the client no longer waits for a job. */
const POLLS = 5;
const BUSY = { kind: "status", status: 503, retryAfterMs: 1 } as const;

const { path } = useEvalBench();
let served: ServedSimulator | undefined;

beforeAll(async () => {
	await writeFile(path("said.wav"), "RIFF");
	await writeFile(path("in.csv"), `inputs,said\n${"said.wav,hello\n".repeat(ROWS)}`);
});
afterEach(() => served?.close());

/** A provider that works by jobs, whose models are measured at `--price 1`. */
async function open(faults: Faults) {
	const now = await serve({ faults, jobPolls: 0 });
	served = now;
	return {
		submissions: (): number => listCalls(now).length,
		evaluate: (...more: readonly string[]) =>
			runCli([
				...`eval ${TASK} ${path("in.csv")} -m pusula/${TASK} -p replicate --simulator ${now.url}`.split(" "),
				...`--expected said --concurrency 1 --price 1 --max-price ${ROWS} --json`.split(" "),
				...more,
			]),
	};
}

const readModel = (out: string): unknown => (JSON.parse(out) as { models: unknown[] }).models[0];

it("waits for a job on, after polls that a busy provider refused, and pays it once", async () => {
	const { evaluate, submissions } = await open([{ match: { stage: "poll" }, times: POLLS, action: BUSY }]);
	const { code, out } = await evaluate();
	expect(submissions()).toBe(ROWS);
	expect(readModel(out)).toMatchObject({ answered: ROWS, price: ROWS });
	expect(code).toBe(0);
});

it("fails the row of a job that failed, alone, and counts it", async () => {
	const { evaluate, submissions } = await open([
		{ match: { method: "POST", nth: 1 }, action: { kind: "job", outcome: "failed" } },
	]);
	const { out } = await evaluate();
	expect(submissions()).toBe(ROWS);
	expect(readModel(out)).toMatchObject({ answered: ROWS - 1, failed: 1, price: ROWS - 1, unpriced: 1 });
});

it.each([400, 404])(
	"waits in a later run for jobs whose poll was answered %i, within the same sum",
	async (status) => {
		const { evaluate, submissions } = await open([
			{ match: { stage: "poll" }, times: ROWS, action: { kind: "status", status } },
		]);
		const kept = ["--out", path("jobs.md")];
		const first = await evaluate(...kept);
		expect(readModel(first.out)).toMatchObject({ failed: ROWS, unpriced: ROWS });
		expect(first.err).toContain(`have no result yet: ${ROWS}. The same command waits for them`);
		const { code, out } = await evaluate(...kept);
		expect([code, submissions()]).toEqual([0, ROWS]);
		expect(readModel(out)).toMatchObject({ answered: ROWS, price: ROWS });
		await expect(readFile(`${path("jobs.md")}.state`)).rejects.toThrow("ENOENT");
	},
);

it("waits no longer for jobs of an earlier run that their provider does not know, and calls anew", async () => {
	const { evaluate, submissions } = await open([
		{ match: { stage: "poll" }, times: 2 * ROWS, action: { kind: "status", status: 404 } },
	]);
	const kept = ["--out", path("unknown.md")];
	expect((await evaluate(...kept)).err).toContain(`have no result yet: ${ROWS}.`);
	const { err, out } = await evaluate(...kept);
	expect(readModel(out)).toMatchObject({ failed: ROWS, unpriced: ROWS });
	expect(err).not.toContain("have no result yet");
	await expect(readFile(`${path("unknown.md")}.state`)).rejects.toThrow("ENOENT");
	expect(readModel((await evaluate(...kept)).out)).toMatchObject({ answered: ROWS, price: ROWS });
	expect(submissions()).toBe(2 * ROWS);
});

it("waits no longer for a job whose result is of no use, and counts it", async () => {
	const { evaluate } = await open([{ match: { stage: "poll" }, times: 1, action: { kind: "wrong-shape" } }]);
	const { out } = await evaluate("--out", path("ended.md"));
	expect(readModel(out)).toMatchObject({ answered: ROWS - 1, failed: 1, price: ROWS - 1, unpriced: 1 });
	await expect(readFile(`${path("ended.md")}.state`)).rejects.toThrow("ENOENT");
});
