import { expect, it } from "vitest";
import { trimSlashes } from "./trim-slashes.ts";

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
