import { expect, test } from "vitest";
import { openTestStore } from "../../../../lib/kept/test-store.ts";
import type { TextStore } from "../../../../lib/kept/storage.ts";
import { hasKeptJobs } from "./has-kept-jobs.ts";
import { forgetJob, keepJob, type KeptJob, readKeptJobs } from "./kept-job.ts";

const job = (id: string, changed: Partial<KeptJob> = {}): KeptJob => ({
	id,
	stored: "{}",
	call: {
		task: "text-to-image",
		provider: "fal-ai",
		model: "acme/fox",
		args: {},
		stream: false,
		routed: true,
		scenario: "",
	},
	connection: "key",
	...changed,
});

const listIds = (store: TextStore): readonly string[] => readKeptJobs(store).map(({ id }) => id);

test("jobs of one tab stand beside each other, and each is forgotten alone", () => {
	const store = openTestStore();
	for (const id of ["a", "b", "c", "b"]) keepJob(job(id), store);
	expect(listIds(store)).toEqual(["a", "c", "b"]);
	expect(hasKeptJobs(store)).toBe(true);
	forgetJob("c", store);
	forgetJob("unknown", store);
	expect(listIds(store)).toEqual(["a", "b"]);
	forgetJob("a", store);
	forgetJob("b", store);
	expect(readKeptJobs(store)).toEqual([]);
	expect(hasKeptJobs(store)).toBe(false);
});

test("a store without room gives up simulated jobs before one that may have to be paid", () => {
	const store = openTestStore({ room: 600 });
	const body = "x".repeat(200);
	keepJob(
		job("played", { connection: "simulated", submission: { method: "POST", url: "", headers: {}, body } }),
		store,
	);
	keepJob(job("paid"), store);
	expect(listIds(store)).toEqual(["paid"]);
	keepJob(job("huge", { stored: "x".repeat(900) }), store);
	expect(listIds(store)).toEqual(["paid"]);
});
