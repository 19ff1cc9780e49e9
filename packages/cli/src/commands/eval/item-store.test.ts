import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredJob } from "@pusula/inference";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ItemStore, openItemStore } from "./item-store.ts";

const CALL = { row: 1, candidate: "m" };
const JOB: StoredJob = {
	version: 1,
	provider: "replicate",
	task: "text-to-image",
	model: "a/b",
	providerModel: "a/b",
	routed: false,
	ticket: { id: "1" },
};

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-items-"));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (): Promise<ItemStore> =>
	openItemStore(join(folder, "state"), {
		rows: [{ number: CALL.row, args: {}, input: "", expected: "" }],
		models: [{ name: CALL.candidate, model: "a/b", settings: {} }],
	});

/** Opens the store, makes a change as one run does, and closes it. */
async function during(change: (store: ItemStore) => void): Promise<void> {
	const store = await open();
	change(store);
	store.close();
}

it("has a job that was submitted among the calls under way, until it is counted", async () => {
	await during((store) => {
		store.begin(CALL);
		store.accept(CALL, JOB);
	});
	await during((store) => {
		expect(store.begun).toEqual([CALL]);
		expect(store.left).toMatchObject([{ ...CALL, job: JOB }]);
		store.settle(3);
	});
	await during((store) => {
		expect([store.begun, store.spent]).toEqual([[], 3]);
		expect(store.left).toMatchObject([{ ...CALL, job: JOB }]);
	});
});

it("has a job no longer among the calls under way once it has ended", async () => {
	await during((store) => {
		store.begin(CALL);
		store.accept(CALL, JOB);
		store.put({ ...CALL, ms: 1, answer: "good" }, 2);
	});
	await during((store) => expect([store.begun, store.left, store.spent]).toEqual([[], [], 2]));
});
