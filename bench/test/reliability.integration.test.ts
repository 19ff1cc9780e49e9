import { describe, expect, it } from "vitest";
import { textOf, FAULTY, JOB_FAULTS, planCall } from "../src/reliability/plan-call.ts";
import { readEvents } from "../src/reliability/read-events.ts";
import { listBroken, noZeros } from "../src/reliability/record.ts";
import { runReliability } from "../src/reliability/run-reliability.ts";

describe("reliability", () => {
	it("holds over a few hundred calls, streams and aborts", async () => {
		const record = await runReliability(3, {
			calls: 400,
			atOnce: 32,
			limitMs: 5000,
			streams: 300,
			aborts: 1,
		});
		expect(listBroken(record.zeros)).toEqual([]);
		expect(record.soak.ok).toBeGreaterThan(350);
		expect(record.soak.failed).toBeGreaterThan(5);
		expect(record.soak.jobs).toBeGreaterThan(30);
		expect(record.streams.events).toBeGreaterThan(1000);
		expect(record.aborts.stages).toBeGreaterThan(10);
	}, 60_000);

	it("is broken by any number that is not zero", () => {
		expect(listBroken({ ...noZeros(), hangs: 2, keysLeaked: 1 })).toEqual([
			"hangs: 2, expected 0",
			"keysLeaked: 1, expected 0",
		]);
	});

	it("plans the same calls for the same seed, with every fault among them", () => {
		const plan = Array.from({ length: 20_000 }, (_, index) => planCall(7, index));
		expect(plan).toEqual(plan.map((_, index) => planCall(7, index)));
		expect(new Set(plan.map(({ fault }) => fault))).toEqual(new Set([undefined, ...JOB_FAULTS]));
		const faulty = plan.filter(({ fault }) => fault !== undefined).length / plan.length;
		expect(faulty).toBeCloseTo(FAULTY, 2);
		expect(textOf(1)).not.toBe(textOf(2));
	});

	it.each([
		["data: a\ndata:b\n\ndata: c\n\n", ["a\nb", "c"]],
		["\ufeffdata: a\r\n\r\n: x\rdata: b\r\r", ["a", "b"]],
		["data: a\n\ndata: unfinished\n", ["a"]],
		["data\n\nid: 1\n\n", [""]],
	])("reads %j by the standard", (text, events) => {
		expect(readEvents(new TextEncoder().encode(text))).toEqual(events);
	});
});
