import { describe, expect, it } from "vitest";
import { peek, peekKind, read } from "./read.ts";
import { ShapeError } from "./shape-error.ts";

const REPLY = JSON.parse(
	'{"data":[{"url":"a","n":0,"ok":false,"none":null}],"__proto__":{"hidden":"x"},"":{"":1}}',
) as unknown;

describe("peek", () => {
	it.each([
		["data.0.url", "a"],
		["data.0.n", 0],
		["data.0.ok", false],
		["data.0.none", null],
		[".", 1],
	])("finds %s", (path, value) => {
		expect(peek(REPLY, path)).toBe(value);
	});

	it("returns the value itself for the empty path", () => {
		expect(peek(REPLY, "")).toBe(REPLY);
	});

	it.each(["data.1.url", "data.0.url.length", "data.length.x", "data.0.none.x", "nothing"])(
		"returns undefined for %s",
		(path) => {
			expect(peek(REPLY, path)).toBeUndefined();
		},
	);

	it.each(["constructor", "toString", "data.map", "hidden", "__proto__.constructor"])(
		"finds nothing inherited under %s",
		(path) => {
			expect(peek(REPLY, path)).toBeUndefined();
		},
	);

	it.each([undefined, null, "text", 7, true])("returns undefined inside %s", (value) => {
		expect(peek(value, "a.b")).toBeUndefined();
	});
});

describe("read", () => {
	it.each([
		["data", "array"],
		["data.0", "object"],
		["data.0.url", "string"],
		["data.0.n", "number"],
		["data.0.ok", "boolean"],
	] as const)("returns %s as %s", (path, kind) => {
		expect(read(REPLY, path, kind)).toBe(peek(REPLY, path));
	});

	it.each([
		["data", "object", 'Expected object at "data", got array'],
		["data.0.none", "object", 'Expected object at "data.0.none", got null'],
		["data.5", "string", 'Expected string at "data.5", got undefined'],
	] as const)("says what stands at %s instead", (path, kind, message) => {
		expect(() => read(REPLY, path, kind)).toThrow(new ShapeError(path, kind, message.split("got ")[1] ?? ""));
	});
});

describe("peekKind", () => {
	it("returns a value of the kind, and undefined for another kind, for null and for nothing", () => {
		expect(peekKind(REPLY, "data.0.url", "string")).toBe("a");
		expect(peekKind(REPLY, "data.0.n", "string")).toBeUndefined();
		expect(peekKind(REPLY, "data.0.none", "object")).toBeUndefined();
		expect(peekKind(REPLY, "data.9", "object")).toBeUndefined();
	});
});
