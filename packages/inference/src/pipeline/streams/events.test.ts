import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestClock, testClock } from "@pusula/tools/test-clock";
import { NetworkError } from "../../errors/errors.ts";
import type { Call } from "../../types/call.ts";
import { openCall } from "../call/call.ts";
import { watchIdle } from "./events.ts";

let clock: TestClock;
let call: Call;
let idle: ReturnType<typeof watchIdle>;

beforeEach(() => {
	clock = testClock();
	call = openCall({ task: "conversational", args: {}, options: { clock } });
	idle = watchIdle(call, 1000);
});
afterEach(() => {
	call.close();
});

describe("watchIdle", () => {
	it("ends the call when the server says nothing for the whole time", () => {
		idle.start();
		clock.advance(999);
		expect(call.signal.aborted).toBe(false);
		clock.advance(2);
		expect(call.signal.reason).toBeInstanceOf(NetworkError);
		expect(call.signal.reason).toMatchObject({
			code: "idle-timeout",
			message: "The next event did not come within 1000 ms.",
		});
	});

	it("counts each wait anew", () => {
		for (let event = 0; event < 20; event++) {
			idle.start();
			clock.advance(900);
			idle.stop();
		}
		expect(call.signal.aborted).toBe(false);
		idle.start();
		clock.advance(1001);
		expect(call.signal.aborted).toBe(true);
	});

	it("goes on counting where a wait brought nothing", () => {
		idle.start();
		clock.advance(600);
		idle.start();
		clock.advance(500);
		expect(call.signal.aborted).toBe(true);
	});

	it("does not count what the reader does between two events", () => {
		idle.start();
		idle.stop();
		clock.advance(60_000);
		expect(call.signal.aborted).toBe(false);
	});

	it("sets one timer for many waits, and none while nobody waits", () => {
		for (let event = 0; event < 50; event++) {
			idle.start();
			idle.stop();
		}
		expect(clock.timers()).toBe(1);
		clock.advance(1000);
		expect(clock.timers()).toBe(0);
	});

	it.each([0, Infinity])("does not watch with a limit of %s", (ms) => {
		const free = watchIdle(call, ms);
		free.start();
		expect(clock.timers()).toBe(0);
	});
});
