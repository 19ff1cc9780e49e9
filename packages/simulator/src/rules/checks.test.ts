import { describe, expect, it } from "vitest";
import { demand, integer, listOf, number, oneOf, required, shape, text } from "./checks.ts";

const check = shape(
	{
		name: required(text),
		age: integer(0, 150),
		tags: listOf(text, 1),
		inner: shape({ kind: oneOf("a", "b") }),
		ratio: number(),
	},
	{ old: "has another name now" },
);

describe("checks", () => {
	it.each([
		[{ name: "x" }],
		[{ name: "x", age: null, tags: undefined }],
		[{ name: "x", age: 3, tags: ["a"], inner: { kind: "a" }, other: true }],
	])("lets %j pass", (value) => {
		expect(check(value, "")).toBeUndefined();
	});

	it.each([
		[{}, "name", "required"],
		[{ name: null }, "name", "required"],
		[{ name: 1 }, "name", "a number"],
		[{ name: "" }, "name", "an empty string"],
		[{ name: "x", age: 1.5 }, "age", "whole number"],
		[{ name: "x", age: 200 }, "age", "outside 0 to 150"],
		[{ name: "x", tags: [] }, "tags", "at least 1"],
		[{ name: "x", tags: ["a", 2] }, "tags.1", "a number"],
		[{ name: "x", inner: { kind: "c" } }, "inner.kind", "one of a, b"],
		[{ name: "x", old: 1 }, "old", "another name"],
		[[], "body", "a list"],
		[JSON.parse('{"__proto__":{"name":"x"}}'), "name", "required"],
	])("says where %j is wrong", (value, at, reason) => {
		expect(check(value, "")).toEqual({ at, message: expect.stringContaining(reason) });
	});

	it("rejects with the path and the status", () => {
		expect(() => demand({}, check, 422)).toThrow(
			expect.objectContaining({ problem: expect.objectContaining({ status: 422, at: "name" }) }),
		);
	});
});
