import { describe, expect, it } from "vitest";
import { toModelPath } from "./model-path.ts";

describe("toModelPath", () => {
	it.each([
		["acme/fox", "acme/fox"],
		["fox", "fox"],
		["acme/fox:v1", "acme/fox:v1"],
		["acme/füchse&co", "acme/f%C3%BCchse%26co"],
		["acme/fox%2F..%2Fx", "acme/fox%252F..%252Fx"],
		["a..b/c", "a..b/c"],
		["constructor", "constructor"],
		["__proto__", "__proto__"],
	])("%s stands in a path as %s", (model, path) => {
		expect(toModelPath(model)).toBe(path);
	});

	it.each([
		"..",
		"../../api/whoami-v2",
		"acme/../../api",
		"acme/./fox",
		"acme//fox",
		"/acme/fox",
		"acme/fox/",
		"",
		"acme/fox?x=1",
		"acme/fox#x",
		"acme\\fox",
		"acme/fox\n",
		"acme/big fox",
		" acme/fox",
		"acme/\uD800",
	])("refuses %j, which could climb or end the path", (model) => {
		expect(() => toModelPath(model)).toThrow(expect.objectContaining({ code: "bad-model" }) as Error);
	});
});
