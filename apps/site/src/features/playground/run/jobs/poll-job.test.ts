import { testClock } from "@pusula/tools/test-clock";
import { expect, test } from "vitest";
import { pollJob } from "./poll-job.ts";

const error = (fields: object): Error => Object.assign(new Error("failed"), fields);

/** Waits for a job whose polls end in this order: with a state, or with an error. */
async function waitFor(polls: readonly (string | Error)[], signal = new AbortController().signal) {
	const left = [...polls];
	const outputs: unknown[] = [];
	const slept: number[] = [];
	const { sleep } = testClock();
	const job = {
		id: "1",
		status: async () => {
			const next = left.shift();
			if (next instanceof Error) throw next;
			return { state: next as "running" | "done" }; // as the tests name them
		},
		result: async () => "result",
		cancel: async () => false,
	};
	const callbacks = {
		signal,
		onOutput: (output: unknown) => outputs.push(output),
		onExchange: () => undefined,
	};
	const timing = {
		pauseMs: 10,
		sleep: (ms: number, stop?: AbortSignal) => (slept.push(ms), sleep(ms, stop)),
	};
	await pollJob(job, callbacks, timing);
	return { outputs, slept };
}

const CUT = error({ code: "network" });

test("polls that fail for a while are passed over, with the pause that the server names", async () => {
	const busy = error({ code: "api", status: 503, retryAfter: 3 });
	const { outputs, slept } = await waitFor(["running", CUT, busy, "running", CUT, CUT, CUT, CUT, "done"]);
	expect(outputs).toEqual(["result"]);
	expect(slept).toEqual([10, 10, 3000, 10, 10, 10, 10, 10]);
});

test("five failed polls in a row end the wait, and so does one that says something of the job or the key", async () => {
	await expect(waitFor([CUT, CUT, CUT, CUT, CUT, "done"])).rejects.toBe(CUT);
	const denied = error({ code: "api", status: 401 });
	await expect(waitFor([denied, "done"])).rejects.toBe(denied);
});

test("a wait that is stopped ends at once", async () => {
	await expect(waitFor([CUT, "done"], AbortSignal.abort())).rejects.toBe(CUT);
});
