import { expect, it } from "vitest";
import { testClock } from "./test-clock.ts";

it("stands still until it is moved", () => {
	const clock = testClock({ date: 1000 });
	expect([clock.now(), clock.date()]).toEqual([0, 1000]);
	clock.advance(250);
	expect([clock.now(), clock.date()]).toEqual([250, 1250]);
});

it("fires the timers that come due, in their order and at their time", () => {
	const clock = testClock();
	const fired: [string, number][] = [];
	clock.after(300, () => fired.push(["late", clock.now()]));
	clock.after(100, () => {
		fired.push(["early", clock.now()]);
		clock.after(100, () => fired.push(["set on the way", clock.now()]));
	});
	clock.after(301, () => fired.push(["too late", clock.now()]));
	clock.advance(300);
	expect(fired).toEqual([
		["early", 100],
		["set on the way", 200],
		["late", 300],
	]);
	expect([clock.now(), clock.timers()]).toEqual([300, 1]);
});

it("does not fire what was cancelled", () => {
	const clock = testClock();
	const fired: number[] = [];
	clock.after(100, () => fired.push(1))();
	clock.advance(200);
	expect([fired, clock.timers()]).toEqual([[], 0]);
});

it("reports when no timer is set any more, whether fired or cancelled", async () => {
	const clock = testClock();
	await clock.idle();
	clock.after(100, String);
	const cancel = clock.after(200, String);
	let isIdle = false;
	const idle = clock.idle().then(() => (isIdle = true));
	clock.advance(100);
	await Promise.resolve();
	expect(isIdle).toBe(false);
	cancel();
	expect(await idle).toBe(true);
});

it("moves by a pause, however long", async () => {
	const clock = testClock();
	await clock.sleep(86_400_000);
	expect(clock.now()).toBe(86_400_000);
});

it("ends a pause at the time limit that passes in it, with the signal's own reason", async () => {
	const clock = testClock();
	const controller = new AbortController();
	clock.after(700, () => controller.abort("too long"));
	await expect(clock.sleep(1000, controller.signal)).rejects.toBe("too long");
	expect(clock.now()).toBe(700);
	await expect(clock.sleep(1000, controller.signal)).rejects.toBe("too long");
	expect(clock.now()).toBe(700);
});

it("draws the number it was given", () => {
	expect([testClock().random(), testClock({ random: 0.25 }).random()]).toEqual([1, 0.25]);
});
