import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { after, jitter, sleep, untilDate } from "./clock.ts";

beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse("2026-01-01T00:00:00Z") });
});
afterEach(() => {
	vi.useRealTimers();
});

describe("after", () => {
	it("calls back once when the time has come", () => {
		const callback = vi.fn<() => void>();
		after(100, callback);
		vi.advanceTimersByTime(99);
		expect(callback).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1000);
		expect(callback).toHaveBeenCalledTimes(1);
	});

	it("can be taken back", () => {
		const callback = vi.fn<() => void>();
		after(100, callback)();
		vi.advanceTimersByTime(1000);
		expect(callback).not.toHaveBeenCalled();
	});

	it("does not fire at once for a time longer than a timer can hold", () => {
		const callback = vi.fn<() => void>();
		after(Number.MAX_SAFE_INTEGER, callback);
		vi.advanceTimersByTime(24 * 86_400_000);
		expect(callback).not.toHaveBeenCalled();
	});
});

describe("sleep", () => {
	it("ends after its time and lets go of the signal", async () => {
		const { signal } = new AbortController();
		const remove = vi.spyOn(signal, "removeEventListener");
		const sleeping = sleep(100, signal);
		vi.advanceTimersByTime(100);
		await sleeping;
		expect(remove).toHaveBeenCalledTimes(1);
	});

	it.each([new Error("mine"), "a text", 7, null])(
		"ends at once with the signal's own reason: %s",
		async (reason) => {
			const controller = new AbortController();
			const sleeping = sleep(100, controller.signal);
			controller.abort(reason);
			await expect(sleeping).rejects.toBe(reason);
			expect(vi.getTimerCount()).toBe(0);
		},
	);

	it("does not begin under a signal that has fired", async () => {
		await expect(sleep(100, AbortSignal.abort("gone"))).rejects.toBe("gone");
		expect(vi.getTimerCount()).toBe(0);
	});
});

describe("untilDate", () => {
	it("counts to a date, and tells a text that is none", () => {
		expect(untilDate("Thu, 01 Jan 2026 00:01:00 GMT")).toBe(60_000);
		expect(untilDate("soon")).toBeNaN();
	});
});

describe("jitter", () => {
	it("stays between nothing and all of it", () => {
		const waits = Array.from({ length: 200 }, () => jitter(1000));
		expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
		expect(Math.max(...waits)).toBeLessThanOrEqual(1000);
		expect(new Set(waits).size).toBeGreaterThan(100);
	});
});
