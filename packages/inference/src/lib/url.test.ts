import { describe, expect, it } from "vitest";
import { joinUrl, withoutQuery, trimSlashes } from "./url.ts";

describe("joinUrl", () => {
	it.each([
		["https://h", "v1/x", "https://h/v1/x"],
		["https://h/", "/v1/x", "https://h/v1/x"],
		["https://h//", "//v1/x", "https://h/v1/x"],
	])("joins %s and %s by one slash", (base, path, url) => {
		expect(joinUrl(base, path)).toBe(url);
	});
});

describe("withoutQuery", () => {
	it.each([
		["https://a.example/b?key=c#d", "https://a.example/b"],
		["https://a.example/b#d?e", "https://a.example/b"],
		["https://a.example/b", "https://a.example/b"],
	])("makes %s %s", (url, expected) => {
		expect(withoutQuery(url)).toBe(expected);
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

it("takes time in proportion to the length, also where slashes stand inside", () => {
	const text = `${"/".repeat(1_000_000)}x`;
	expect(trimSlashes(text)).toBe(text);
});
