import { describe, expect, it } from "vitest";
import { readNewCode, readOldCode } from "./difference.ts";
import { highlightDifference, highlightMarked } from "./marked-code.ts";

const DIFFERENCE = '- import { HfInference } from "old";\n+ import { HfInference } from "new";\n\n  run();';

describe("highlightMarked", () => {
	it("marks single lines and ranges", async () => {
		const code = await highlightMarked("a();\nb();\nc();\nd();", "typescript", "1,3-4");
		expect(code.map(({ mark }) => mark)).toEqual(["marked", undefined, "marked", "marked"]);
	});

	it.each(["", "0", "3-2", "a", "1;2"])("refuses %j as a list of lines", async (lines) => {
		await expect(highlightMarked("a();", "typescript", lines)).rejects.toThrow(/are marked as/);
	});

	it("refuses a line behind the last", async () => {
		await expect(highlightMarked("a();", "typescript", "2")).rejects.toThrow("Line 2");
	});
});

describe("highlightDifference", () => {
	it("keeps the signs, and colours what follows as code", async () => {
		const lines = await highlightDifference(DIFFERENCE, "typescript");
		expect(lines.map(({ mark }) => mark)).toEqual(["removed", "added", undefined, undefined]);
		expect(lines.map(({ tokens }) => tokens.map(({ text }) => text).join(""))).toEqual([
			'- import { HfInference } from "old";',
			'+ import { HfInference } from "new";',
			"  ",
			"  run();",
		]);
		expect(lines[0]?.tokens[1]).toMatchObject({ text: "import", kind: "keyword" });
	});

	it("refuses a line without a sign", async () => {
		await expect(highlightDifference("run();", "typescript")).rejects.toThrow('"run();"');
	});
});

it("gives the code behind a difference and before it", () => {
	expect(readNewCode(DIFFERENCE)).toBe('import { HfInference } from "new";\n\nrun();\n');
	expect(readOldCode(DIFFERENCE)).toBe('import { HfInference } from "old";\n\nrun();\n');
});
