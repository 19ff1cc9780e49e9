import { expect, it } from "vitest";
import { createArrivals } from "./arrivals.ts";
import { createInsist, createOutage } from "./insist.ts";
import { createLostRows } from "./lost-rows.ts";

/** What looks for one row that was given to the server, whose states are read in this order. */
function open(...states: readonly (string | Error)[]) {
	const left = [...states];
	const said: string[] = [];
	const arrivals = createArrivals();
	const end = arrivals.waitFor("1-0");
	arrivals.given("1-0");
	const insist = createInsist({
		signal: new AbortController().signal,
		pauseMs: 1,
		outage: createOutage((reason) => void said.push(reason)),
	});
	const getJobState = async (): Promise<"unknown" | "waiting"> => {
		const state = left.shift() ?? "waiting";
		if (state instanceof Error) throw state;
		return state === "unknown" ? state : "waiting";
	};
	return { arrivals, end, left, said, lost: createLostRows({ jobs: { getJobState }, arrivals, insist }) };
}

const OUT_OF_SYNC = Object.assign(new Error("MASTERDOWN Link with MASTER is down."), { name: "ReplyError" });

it("waits for a server that refuses to say what it has, says so, and ends a row that was lost", async () => {
	const { arrivals, end, lost, said } = open(OUT_OF_SYNC, OUT_OF_SYNC, "unknown");
	const looking = lost.endAllLost();
	await expect.poll(() => said).toEqual(["MASTERDOWN Link with MASTER is down"]);
	await expect.poll(async () => (arrivals.add([]), arrivals.size())).toBe(0);
	await looking;
	expect(await end).toMatchObject({ kind: "failed", failure: { code: "in-doubt" } });
});

it("throws a refusal that stays, and leaves the row", async () => {
	const refusal = Object.assign(new Error("NOPERM No permission."), { name: "ReplyError" });
	const { arrivals, lost, said } = open(refusal);
	await expect(lost.endAllLost()).rejects.toThrow("NOPERM");
	expect([arrivals.size(), said]).toEqual([1, []]);
});

it("leaves a row where the connection breaks meanwhile, without a word", async () => {
	const { arrivals, left, lost, said } = open(new Error("Connection is closed."), "unknown");
	await lost.endIfLost("1-0");
	expect([arrivals.size(), left, said]).toEqual([1, ["unknown"], []]);
});
