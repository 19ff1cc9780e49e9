import { expect, test } from "vitest";
import { toInferenceError } from "../provider/errors.ts";
import { fromSent, toSent } from "../worker/messages.ts";
import { Problem } from "./problem.ts";

/** What undici throws for a response that is no HTTP: its cause keeps the bytes. */
const BROKEN = Object.assign(
	new TypeError("fetch failed at https://user:pass@files.example.com/a?sig=secret"),
	{
		cause: Object.assign(new Error("Response does not match"), {
			name: "HTTPParserError",
			code: "HPE_INVALID_HEADER_TOKEN",
			data: "token secret",
		}),
	},
);
const SHOWN = {
	name: "TypeError",
	message: "fetch failed at https://files.example.com/a",
	cause: {
		name: "HTTPParserError",
		code: "HPE_INVALID_HEADER_TOKEN",
		message: "Response does not match",
	},
};

test("a cause has name, code and message alone, and so have its causes", () => {
	const error = toInferenceError(new Problem("offline", "No answer came.", { cause: BROKEN })) as Error;
	expect(read(error.cause)).toEqual(SHOWN);
});

test("a cause from a worker has the same messages", () => {
	const problem = new Problem("offline", "No answer came.", { cause: BROKEN });
	const { message, cause } = fromSent(structuredClone(toSent(problem))).cause as Error;
	expect([message, cause]).toEqual([
		SHOWN.message,
		expect.objectContaining({ message: SHOWN.cause.message }),
	]);
});

test("a cause that is a text stays one, a chain without end is cut, and one that cannot be read is none", () => {
	const endless: { message: string; cause?: unknown } = { message: "again" };
	endless.cause = endless;
	const unreadable = {
		get message(): string {
			throw new Error("no");
		},
	};
	expect(new Problem("offline", "no", { cause: "gone" }).cause).toMatchObject({ message: "gone" });
	expect(new Problem("offline", "no", { cause: endless }).cause).toMatchObject({ message: "again" });
	expect(new Problem("offline", "no", { cause: unreadable }).cause).toBeUndefined();
});

function read(cause: unknown): unknown {
	if (!(cause instanceof Error)) return cause;
	const { name, message } = cause;
	return {
		...Object.fromEntries(Object.entries(cause)),
		name,
		message,
		...(cause.cause !== undefined && { cause: read(cause.cause) }),
	};
}
