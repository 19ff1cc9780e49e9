import { describe, expect, it, vi } from "vitest";
import { testClock } from "@pusula/tools/test-clock";
import { ApiError, InputError, NetworkError } from "../../errors/errors.ts";
import { failCall, beginCall, openCall, toThrown } from "./call.ts";

describe("openCall", () => {
	it("trims the key, and takes an empty one for none", () => {
		expect(
			openCall({ task: "conversational", args: { accessToken: " hf_1\n" }, options: {} }).accessToken,
		).toBe("hf_1");
		expect(
			openCall({ task: "conversational", args: { accessToken: "" }, options: {} }).accessToken,
		).toBeUndefined();
		expect(
			openCall({ task: "conversational", args: { accessToken: "  " }, options: {} }).accessToken,
		).toBeUndefined();
	});

	it.each([
		["fired before", true],
		["fires later", false],
	])("hands on the caller's own reason when the signal %s", (_name, isBefore) => {
		const controller = new AbortController();
		const reason = { my: "reason" };
		if (isBefore) controller.abort(reason);
		const options = { signal: controller.signal };
		const call = openCall({ task: "conversational", args: {}, options });
		beginCall(call);
		controller.abort(reason);
		expect(call.signal.reason).toBe(reason);
	});

	it("lets go of the caller's signal and of every timer when it closes", () => {
		const clock = testClock();
		const { signal } = new AbortController();
		const added = vi.spyOn(signal, "addEventListener");
		const removed = vi.spyOn(signal, "removeEventListener");
		const call = openCall({ task: "conversational", args: {}, options: { signal, clock } });
		beginCall(call);
		call.limit(1000, "The answer", "timeout");
		call.after(5000, () => {});
		call.close();
		expect(removed.mock.calls.length).toBe(added.mock.calls.length);
		expect(clock.timers()).toBe(0);
	});

	it("ends the call with a network error when a limit passes", () => {
		const clock = testClock();
		const call = openCall({ task: "conversational", args: {}, options: { clock } });
		call.limit(1000, "The answer", "timeout");
		clock.advance(1000);
		expect(call.signal.reason).toBeInstanceOf(NetworkError);
		expect(call.signal.reason).toMatchObject({
			code: "timeout",
			message: "The answer did not come within 1000 ms.",
		});
	});

	it.each([0, -1, Infinity, Number.NaN])("sets no limit of %s", (ms) => {
		const clock = testClock();
		openCall({ task: "conversational", args: {}, options: { clock } }).limit(ms, "The answer", "timeout");
		expect(clock.timers()).toBe(0);
	});
});

describe("toThrown", () => {
	it("throws the signal's own reason once the call has ended, whatever broke because of it", () => {
		const call = openCall({
			task: "conversational",
			args: {},
			options: { signal: AbortSignal.abort("mine") },
		});
		beginCall(call);
		expect(toThrown(new TypeError("terminated"), call, "x")).toBe("mine");
	});

	it("leaves errors of the library as they are", () => {
		const error = new InputError("no");
		expect(toThrown(error, openCall({ task: "conversational", args: {}, options: {} }), "x")).toBe(error);
	});

	it("wraps everything else with its cause", () => {
		const cause = new TypeError("fetch failed");
		const error = toThrown(cause, openCall({ task: "conversational", args: {}, options: {} }), "No luck.");
		expect(error).toBeInstanceOf(NetworkError);
		expect(error).toMatchObject({ message: "No luck.", cause, code: "network" });
	});
});

describe("failCall", () => {
	it("says who was called for what, and keeps what the error says already", () => {
		const call = openCall({ task: "conversational", args: { model: "acme/fox" }, options: {} });
		call.context = { ...call.context, provider: "groq" };
		expect(failCall(new ApiError("no", { model: "other" }), call)).toMatchObject({
			provider: "groq",
			task: "conversational",
			model: "other",
			attempts: [],
		});
	});

	it("adds nothing to the caller's own reason, even where it is an error of the library", () => {
		const reason = Object.freeze(new NetworkError("mine"));
		const call = openCall({
			task: "conversational",
			args: {},
			options: { signal: AbortSignal.abort(reason) },
		});
		expect(failCall(reason, call)).toBe(reason);
		expect(reason).not.toHaveProperty("attempts");
	});
});
