import { testClock } from "@pusula/tools/test-clock";
import { expect, it } from "vitest";
import {
	type Candidate,
	createGate,
	createPace,
	IN_DOUBT,
	type MeasuredRow,
	measureRows,
	type MeasureOptions,
} from "../src/index.ts";

const rows: readonly MeasuredRow[] = Array.from({ length: 12 }, (_, index) => ({
	number: index + 1,
	args: {},
	input: "",
	expected: "olumlu",
}));
const busy = Object.assign(new Error("Too many requests"), { code: "api", status: 429, retryAfter: 1 });

/** A gate on a clock that a pause moves on. */
function openGate(most: number) {
	const clock = testClock();
	const { signal } = new AbortController();
	const gate = createGate(createPace(most, clock.now), signal, (ms) => clock.sleep(ms));
	return { clock, gate };
}

const measure = (candidates: readonly Candidate[], more: Partial<MeasureOptions> = {}) =>
	measureRows({
		kind: "labels",
		rows,
		candidates,
		signal: new AbortController().signal,
		now: () => 0,
		...more,
	});

it("loses no row to a provider that takes two calls a second, and counts no pause", async () => {
	const { clock, gate } = openGate(4);
	const starts: number[] = [];
	const candidate: Candidate = {
		name: "m",
		gate,
		call: async () => {
			await clock.sleep(20);
			if (starts.filter((start) => start > clock.now() - 1000).length >= 2) throw busy;
			starts.push(clock.now());
			return { output: [{ label: "olumlu", score: 1 }] };
		},
	};
	const items = await measure([candidate], { now: clock.now, atOnce: 1 });
	expect(items.map(({ answer }) => answer)).toEqual(rows.map(() => "olumlu"));
	expect(items.map(({ ms }) => ms)).toEqual(rows.map(() => 20));
	expect(clock.now()).toBeGreaterThan(5000);
});

it.each([2_592_000_000, 3e14, Infinity])(
	"pauses for a day at most where a provider asks for %d ms, which no timer holds",
	async (retryAfterMs) => {
		const clock = testClock();
		const pauses: number[] = [];
		const pace = createPace(4, clock.now);
		const { signal } = new AbortController();
		const gate = createGate(pace, signal, (ms) => {
			pauses.push(ms);
			return clock.sleep(ms);
		});
		pace.refused(retryAfterMs);
		await gate.enter();
		expect(pauses).toEqual([86_400_000]);
	},
);

it("lets models of one provider share its pace", async () => {
	const { gate } = openGate(2);
	let active = 0;
	let most = 0;
	const toCandidate = (name: string): Candidate => ({
		name,
		gate,
		call: async () => {
			most = Math.max(most, ++active);
			await Promise.resolve();
			active -= 1;
			return { output: "olumlu" };
		},
	});
	const items = await measure([toCandidate("a"), toCandidate("b")], { atOnce: 8 });
	expect(items).toHaveLength(24);
	expect(most).toBe(2);
});

it("gives a row up that the provider refuses again and again", async () => {
	const { gate } = openGate(4);
	let calls = 0;
	const call = () => {
		calls += 1;
		return Promise.reject(busy);
	};
	const [item] = await measure([{ name: "m", gate, call }], { rows: rows.slice(0, 1) });
	expect(item?.failure).toEqual({ code: "api", message: "Too many requests", status: 429 });
	expect(calls).toBe(21);
});

it("takes any other error for the end of its row", async () => {
	const { gate } = openGate(4);
	let calls = 0;
	const call = () => Promise.reject(new Error(`wrong ${String(++calls)}`));
	const items = await measure([{ name: "m", gate, call }]);
	expect(items.map(({ failure }) => failure?.code)).toEqual(rows.map(() => "error"));
	expect(calls).toBe(rows.length);
});

it("ends where the signal of the gate ends the waiting", async () => {
	const controller = new AbortController();
	const clock = testClock();
	const gate = createGate(createPace(1, clock.now), controller.signal, (ms) => clock.sleep(ms));
	const call = async () => {
		controller.abort();
		return { output: "olumlu" };
	};
	expect(await measure([{ name: "m", gate, call }], { atOnce: 3 })).toHaveLength(1);
});

it("waits until a call is kept as begun, and takes that back before the pause of a busy provider", async () => {
	const { clock, gate } = openGate(1);
	const log: string[] = [];
	const keep = (what: string) => async (): Promise<void> => {
		await Promise.resolve();
		log.push(what);
	};
	const call = async () => {
		log.push("sent");
		if (log.length < 3) throw busy;
		return { output: "olumlu" };
	};
	const [item] = await measure([{ name: "m", gate, call }], {
		rows: rows.slice(0, 1),
		now: clock.now,
		onStart: keep("begun"),
		onRefused: async (name) => {
			expect([name, clock.now()]).toEqual([{ row: 1, candidate: "m" }, 0]);
			await keep("refused")();
		},
	});
	expect(item?.answer).toBe("olumlu");
	expect(log).toEqual(["begun", "sent", "refused", "begun", "sent"]);
});

const billed = Object.assign(new Error("Busy"), { status: 503, attempts: [{ mayBeBilled: true }] });

it("makes no call again that may be billed, where it has no job", async () => {
	const { gate } = openGate(4);
	let calls = 0;
	const call = () => {
		calls += 1;
		return Promise.reject(billed);
	};
	const items = await measure([{ name: "m", gate, call }], { mostRepeats: () => 20 });
	expect(items.map(({ failure }) => failure?.mayBeBilled)).toEqual(rows.map(() => true));
	expect(calls).toBe(rows.length);
});

it("waits for the job that an earlier attempt submitted, in a later run also", async () => {
	const { clock, gate } = openGate(1);
	const log: unknown[] = [];
	const candidate: Candidate = {
		name: "m",
		gate,
		call: async (_args, _signal, { job, onJob }) => {
			log.push(job ?? "submitted");
			if (job === undefined) await onJob("ticket");
			if (log.length < 7) throw billed;
			return { output: "olumlu" };
		},
	};
	const options: Partial<MeasureOptions> = {
		rows: rows.slice(0, 1),
		now: clock.now,
		mostRepeats: () => 3,
		onStart: async () => void log.push("begun"),
		onRefused: async () => void log.push("refused"),
		onJob: async (_call, job) => void log.push(`kept ${String(job)}`),
	};
	const kept = await measure([candidate], options);
	expect(kept).toMatchObject([{ job: "ticket", failure: { mayBeBilled: true } }]);
	const [item] = await measure([candidate], { ...options, kept });
	expect(log).toEqual(["begun", "submitted", "kept ticket", ...Array.from({ length: 4 }, () => "ticket")]);
	expect(item?.answer).toBe("olumlu");
});

const POLL = { method: "GET", url: "https://api.example/jobs/1/status" };

/** The job that is kept of a call whose error has these fields; of an earlier run where it has one already. */
async function findKeptJob(fields: object, earlier?: unknown): Promise<unknown> {
	const call: Candidate["call"] = async (_args, _signal, { job, onJob }) => {
		if (job === undefined) await onJob("ticket");
		throw Object.assign(new Error("gone"), fields);
	};
	const { gate } = openGate(4);
	const kept =
		earlier === undefined ? [] : [{ row: 1, candidate: "m", ms: 0, failure: IN_DOUBT, job: earlier }];
	const [item] = await measure([{ name: "m", gate, call }], { rows: rows.slice(0, 1), kept });
	expect(item).toMatchObject({ failure: { message: "gone", mayBeBilled: true } });
	return item?.job;
}

it("forgets a job that has failed, or whose result is of no use", async () => {
	expect(await findKeptJob({ code: "job-failed" })).toBeUndefined();
	expect(await findKeptJob({ name: "InferenceOutputError", code: "bad-file" })).toBeUndefined();
});

it("keeps a job whose result is larger than the client takes, of an earlier run also", async () => {
	const tooLarge = { name: "InferenceOutputError", code: "too-large", attempts: [DONE] };
	expect(await findKeptJob(tooLarge)).toBe("ticket");
	expect(await findKeptJob(tooLarge, "ticket")).toBe("ticket");
});

const SUBMISSION = { method: "POST", url: "https://api.example/jobs", status: 200 };
const DONE = { ...POLL, status: 200 };

it.each([
	[422, "https://api.example/jobs/1"],
	[403, "https://files.example/1.png"],
	[404, "https://files.example/1.png"],
	[410, "https://files.example/1.png"],
])("forgets a job whose result is answered %i by %s", async (status, url) => {
	const refused = { method: "GET", url, status };
	expect(await findKeptJob({ status, attempts: [SUBMISSION, DONE, refused] })).toBeUndefined();
	expect(await findKeptJob({ status, attempts: [DONE, refused] })).toBeUndefined();
});

it.each([401, 408, 429, 500, 503])(
	"keeps a job whose result is answered %i: it can still come",
	async (status) => {
		const refused = { method: "GET", url: "https://api.example/jobs/1", status };
		expect(await findKeptJob({ status, attempts: [DONE, refused] })).toBe("ticket");
	},
);

it.each([400, 401, 403, 404, 410, 429])("keeps a job whose poll is answered %i", async (status) => {
	const attempts = [
		{ ...POLL, status: 200 },
		{ ...POLL, status },
	];
	expect(await findKeptJob({ status })).toBe("ticket");
	expect(await findKeptJob({ status, attempts })).toBe("ticket");
});

it.each([400, 404, 410, 422])("forgets a job of an earlier run whose poll is answered %i", async (status) => {
	const attempts = [DONE, { ...POLL, status }];
	expect(await findKeptJob({ status }, "ticket")).toBeUndefined();
	expect(await findKeptJob({ status, attempts }, "ticket")).toBeUndefined();
});

it.each([401, 402, 403, 408, 429, 500, 503])(
	"waits on for a job of an earlier run whose poll is answered %i",
	async (status) => {
		expect(await findKeptJob({ status, attempts: [{ ...POLL, status }] }, "ticket")).toBe("ticket");
	},
);
