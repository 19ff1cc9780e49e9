import { describe, expect, it, vi } from "vitest";
import { testClock } from "@pusula/tools/test-clock";
import { systemClock, untilDate } from "./clock.ts";

describe("after", () => {
	it("calls back once when the time has come", async () => {
		const callback = vi.fn<() => void>();
		systemClock.after(1, callback);
		expect(callback).not.toHaveBeenCalled();
		await laterTimer();
		expect(callback).toHaveBeenCalledTimes(1);
		await laterTimer();
		expect(callback).toHaveBeenCalledTimes(1);
	});

	it("can be taken back", async () => {
		const callback = vi.fn<() => void>();
		systemClock.after(1, callback)();
		await laterTimer();
		expect(callback).not.toHaveBeenCalled();
	});

	it("does not fire at once for a time longer than a timer can hold", async () => {
		const callback = vi.fn<() => void>();
		const cancel = systemClock.after(Number.MAX_SAFE_INTEGER, callback);
		await laterTimer();
		cancel();
		expect(callback).not.toHaveBeenCalled();
	});
});

describe("sleep", () => {
	it("ends after its time and lets go of the signal", async () => {
		const { signal } = new AbortController();
		const remove = vi.spyOn(signal, "removeEventListener");
		const start = performance.now();
		await systemClock.sleep(2, signal);
		expect(performance.now() - start).toBeGreaterThan(1);
		expect(remove).toHaveBeenCalledTimes(1);
	});

	it.each([new Error("mine"), "a text", 7, null])(
		"ends at once with the signal's own reason: %s",
		async (reason) => {
			const controller = new AbortController();
			const before = countTimers();
			const sleeping = systemClock.sleep(3_600_000, controller.signal);
			expect(countTimers()).toBe(before + 1);
			controller.abort(reason);
			expect(countTimers()).toBe(before);
			await expect(sleeping).rejects.toBe(reason);
		},
	);

	it("does not begin under a signal that has fired", async () => {
		const before = countTimers();
		const sleeping = systemClock.sleep(3_600_000, AbortSignal.abort("gone"));
		expect(countTimers()).toBe(before);
		await expect(sleeping).rejects.toBe("gone");
	});
});

describe("the time and the draws", () => {
	it("are the machine's", () => {
		expect(Math.abs(systemClock.date() - Date.now())).toBeLessThan(1000);
		expect(Math.abs(systemClock.now() - performance.now())).toBeLessThan(1000);
		const draws = Array.from({ length: 200 }, () => systemClock.random());
		expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
		expect(Math.max(...draws)).toBeLessThan(1);
		expect(new Set(draws).size).toBeGreaterThan(100);
	});
});

describe("untilDate", () => {
	it("counts to a date, and returns undefined for a text that is none", () => {
		const clock = testClock({ date: Date.parse("2026-01-01T00:00:00Z") });
		expect(untilDate("Thu, 01 Jan 2026 00:01:00 GMT", clock)).toBe(60_000);
		expect(untilDate("soon", clock)).toBeNaN();
	});
});

/** Ends after every timer of a millisecond that was set before: timers fire in the order in which they are due. */
function laterTimer(): Promise<void> {
	// oxlint-disable-next-line pusula/no-timed-waits -- the machine's own timers are what is tested
	return new Promise((resolve) => void setTimeout(resolve, 2));
}

/** Number of timers that keep the process alive. */
function countTimers(): number {
	return process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
}
