import { describe, expect, it } from "vitest";
import { checkUrl, hideUrlSecrets, joinUrl, toModelPath, trimSlashes } from "./url.ts";

describe("joinUrl", () => {
	it.each([
		["https://h", "v1/x", "https://h/v1/x"],
		["https://h/", "/v1/x", "https://h/v1/x"],
		["https://h//", "//v1/x", "https://h/v1/x"],
	])("joins %s and %s by one slash", (base, path, url) => {
		expect(joinUrl(base, path)).toBe(url);
	});
});

describe("hideUrlSecrets", () => {
	it.each([
		["https://a.example/b?key=c#d", "https://a.example/b"],
		["https://a.example/b#d?e", "https://a.example/b"],
		["https://a.example/b", "https://a.example/b"],
		["http://me:pass@a.example:80/b", "http://a.example:80/b"],
		["http://me:p@ss@a.example", "http://a.example"],
		[
			"no https://a.example/b?sig=c. no https://a.example/b?sig=c: Gone",
			"no https://a.example/b. no https://a.example/b: Gone",
		],
		["https://a.example/@acme/fox?key=c", "https://a.example/@acme/fox"],
		[
			'no {"url":"https://a.example/b?sig=c"}, not ws://x@h#d',
			'no {"url":"https://a.example/b"}, not ws://h',
		],
	])("makes %s %s", (url, expected) => {
		expect(hideUrlSecrets(url)).toBe(expected);
	});
});

it.each([
	["https://h/v1//", "https://h/v1"],
	["https://h/v1", "https://h/v1"],
	["//", ""],
	["", ""],
])("%s becomes %s", (given, trimmed) => {
	expect(trimSlashes(given)).toBe(trimmed);
});

it("hides in time proportional to the length", () => {
	const text = `${"://".repeat(100_000)}${"a".repeat(300_000)}`;
	expect(hideUrlSecrets(text)).toBe(text);
});

it("takes time in proportion to the length, also where slashes stand inside", () => {
	const text = `${"/".repeat(1_000_000)}x`;
	expect(trimSlashes(text)).toBe(text);
});

describe("checkUrl", () => {
	it.each(["http://127.0.0.1:80/x", "HTTPS://router.example/v1?a=1"])("takes %s", (url) => {
		expect(() => checkUrl(url)).not.toThrow();
	});

	it.each([
		"",
		"acme/fox",
		"localhost:1234",
		"ftp://h/x",
		"data:,x",
		"https://user:secret@h/",
		"http://:secret@h",
	])("refuses %s without quoting it", (url) => {
		expect(() => checkUrl(url)).toThrow(/^The request has no http or https URL(?!.*secret)/);
	});
});

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
