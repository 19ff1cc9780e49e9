import { expect, test } from "vitest";
import { printTable } from "./table.ts";

test("aligns words to the left and numbers to the right under a ruled heading", () => {
	const rows = [
		["check", "time"],
		["format", "0.9 s"],
		["types", "12.0 s"],
	];
	expect(printTable(rows, [1])).toBe(
		["check     time", "------  ------", "format   0.9 s", "types   12.0 s"].join("\n"),
	);
});
