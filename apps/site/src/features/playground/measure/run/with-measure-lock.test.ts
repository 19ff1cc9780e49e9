import { expect, it } from "vitest";
import { isMeasuring, withMeasureLock } from "./with-measure-lock.ts";

it("lets one at a time work, and says so to the other", async () => {
	let end: () => void = () => undefined;
	const first = withMeasureLock(() => new Promise((resolve) => (end = resolve)));
	let isDone = false;
	const second = await withMeasureLock(async () => void (isDone = true));
	expect([second, isDone]).toEqual([false, false]);
	end();
	expect(await first).toBe(true);
	expect(await withMeasureLock(async () => void (isDone = true))).toBe(true);
	expect(isDone).toBe(true);
});

it("works where the browser has no locks", async () => {
	let isDone = false;
	const none = null as unknown as LockManager; // a page over plain http
	expect(await withMeasureLock(async () => void (isDone = true), none)).toBe(true);
	expect(isDone).toBe(true);
});

it("says whether a tab measures", async () => {
	let end: () => void = () => undefined;
	const work = withMeasureLock(() => new Promise((resolve) => (end = resolve)));
	expect(await isMeasuring()).toBe(true);
	end();
	await work;
	expect(await isMeasuring()).toBe(false);
});
