import { describe, expect, it } from "vitest";
import { testClock } from "@pusula/tools/test-clock";
import type { Options } from "../../types/call.ts";
import { isBillableStatus, ownWaitMs, requestedWaitMs, retryWaitMs, wasNeverSent } from "./retry.ts";

const clock = testClock({ random: 1, date: Date.parse("2026-01-01T00:00:00Z") });
const SENT = { isSafe: false, clock };
const SAFE = { isSafe: true, clock };

function responseOf(
	status: number,
	headers: Record<string, string> = {},
): { status: number; headers: Headers } {
	return { status, headers: new Headers(headers) };
}

/** Repetitions of an outcome, up to 20. */
function repeats(
	outcome: Parameters<typeof retryWaitMs>[0],
	request: Parameters<typeof retryWaitMs>[2] = SENT,
	options: Options = {},
): number {
	let tries = 0;
	while (tries < 20 && retryWaitMs(outcome, tries, request, options) !== undefined) tries++;
	return tries;
}

describe("requestedWaitMs", () => {
	it.each([
		["milliseconds", { "retry-after-ms": "250" }, 250],
		["milliseconds before seconds", { "retry-after-ms": "250", "retry-after": "9" }, 250],
		["seconds", { "retry-after": "3" }, 3000],
		["fractions of a second", { "retry-after": "0.5" }, 500],
	])("understands %s", (_name, headers, wait) => {
		expect(requestedWaitMs(new Headers(headers), clock)).toBe(wait);
	});

	it("understands a date", () => {
		expect(requestedWaitMs(new Headers({ "retry-after": "Thu, 01 Jan 2026 00:00:07 GMT" }), clock)).toBe(
			7000,
		);
	});

	it.each([
		["nothing", {}],
		["no wait at all", { "retry-after": "0" }],
		["an empty header", { "retry-after": "" }],
		["a date gone by", { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }],
		["nonsense", { "retry-after": "soon" }],
		["less than nothing", { "retry-after": "-5", "retry-after-ms": "-5" }],
		["nonsense in milliseconds", { "retry-after-ms": "soon" }],
	])("leaves the pause to us after %s", (_name, headers: Record<string, string>) => {
		expect(requestedWaitMs(new Headers(headers), clock)).toBeUndefined();
	});
});

describe("ownWaitMs", () => {
	it("doubles from half a second to eight", () => {
		const waits = [0, 1, 2, 3, 4, 5, 50].map((tries) => ownWaitMs(tries, clock));
		expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
	});

	it("spreads callers over the whole pause", () => {
		expect(ownWaitMs(2, testClock({ random: 0.25 }))).toBe(500);
	});
});

describe("retryWaitMs", () => {
	it.each([200, 204, 301, 399, 400, 401, 403, 404, 409, 422, 501, 505])(
		"takes %i as the last word",
		(status) => {
			expect(repeats(responseOf(status), SAFE, { retryBilled: true })).toBe(0);
		},
	);

	it("repeats 503 without bound", () => {
		expect(repeats(responseOf(503))).toBe(20);
		expect(retryWaitMs(responseOf(503), 5000, SENT, {})).toBe(8000);
	});

	it("repeats 503 twice where another provider follows", () => {
		expect(repeats(responseOf(503), { ...SENT, hasNext: true })).toBe(2);
		expect(repeats(responseOf(503), { ...SENT, hasNext: true }, { maxRetries: 4 })).toBe(4);
	});

	it.each([
		["429", responseOf(429)],
		["a connection that never reached the server", { neverSent: true }],
	])("repeats %s twice", (_name, outcome) => {
		expect(repeats(outcome)).toBe(2);
	});

	it.each([408, 500, 502, 504])("repeats %i only where nothing can be billed twice", (status) => {
		expect(repeats(responseOf(status), SENT)).toBe(0);
		expect(repeats(responseOf(status), SAFE)).toBe(2);
		expect(repeats(responseOf(status), SENT, { retryBilled: true })).toBe(2);
	});

	it("repeats a broken connection only where nothing can be billed twice", () => {
		expect(repeats({ neverSent: false }, SENT)).toBe(0);
		expect(repeats({ neverSent: false }, SAFE)).toBe(2);
		expect(repeats({ neverSent: false }, SENT, { retryBilled: true })).toBe(2);
		expect(repeats({ neverSent: false }, SENT, { retryBilled: "false" as never })).toBe(0); // of an environment
	});

	it.each([503, 429])("never repeats %i with retry_on_error false", (status) => {
		expect(repeats(responseOf(status), SAFE, { retry_on_error: false })).toBe(0);
	});

	it.each([
		[503, 0, 0],
		[503, 3, 3],
		[429, 1, 1],
		[429, 9, 2],
	])("repeats %i with maxRetries %i at most %i times", (status, maxRetries, times) => {
		expect(repeats(responseOf(status), SENT, { maxRetries })).toBe(times);
	});

	it("waits as long as the server demands", () => {
		expect(retryWaitMs(responseOf(503, { "retry-after": "7" }), 0, SENT, {})).toBe(7000);
		expect(retryWaitMs(responseOf(429, { "retry-after-ms": "40" }), 1, SENT, {})).toBe(40);
	});

	it("waits at most a minute for a busy server", () => {
		expect(retryWaitMs(responseOf(503, { "retry-after": "3600" }), 0, SENT, {})).toBe(60_000);
	});

	it("throws at once when a limit lasts more than a minute", () => {
		expect(retryWaitMs(responseOf(429, { "retry-after": "61" }), 0, SENT, {})).toBeUndefined();
	});
});

describe("wasNeverSent", () => {
	const failed = (code: string): Error =>
		new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });

	it.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"])("is sure of %s", (code) => {
		expect(wasNeverSent(failed(code))).toBe(true);
	});

	it.each(["ECONNRESET", "UND_ERR_SOCKET", "UND_ERR_HEADERS_TIMEOUT", "EPIPE"])(
		"is not sure of %s",
		(code) => {
			expect(wasNeverSent(failed(code))).toBe(false);
		},
	);

	it.each([
		["refused", "client error (Connect): tcp connect error: Connection refused (os error 111)", true],
		["broken", "client error (SendRequest): connection closed before message completed", false],
	])(
		"reads from Deno's message, which has no code, whether a %s connection was made",
		(_name, words, isSure) => {
			const message = `error sending request for url (http://127.0.0.1:9/v1): ${words}`;
			expect(wasNeverSent(new TypeError("fetch failed", { cause: new Error(words) }))).toBe(isSure);
			expect(wasNeverSent(new TypeError(message))).toBe(isSure);
		},
	);

	it("is sure of several IP addresses only when it is sure of each", () => {
		const refused = failed("ECONNREFUSED");
		expect(wasNeverSent(new AggregateError([refused, refused]))).toBe(true);
		expect(wasNeverSent(new AggregateError([refused, failed("ECONNRESET")]))).toBe(false);
	});

	it.each([undefined, "text", new Error("Failed to fetch")])("is not sure of %s", (error) => {
		expect(wasNeverSent(error)).toBe(false);
	});

	it("comes to an end when an error is its own cause", () => {
		const error = new Error("loop");
		error.cause = error;
		expect(wasNeverSent(error)).toBe(false);
	});
});

describe("isBillableStatus", () => {
	it.each([undefined, 200, 302, 408, 500, 502, 504])("counts %s as perhaps billed", (status) => {
		expect(isBillableStatus(status)).toBe(true);
	});

	it.each([400, 401, 404, 422, 429, 501, 503, 505])("counts %i as free", (status) => {
		expect(isBillableStatus(status)).toBe(false);
	});
});
