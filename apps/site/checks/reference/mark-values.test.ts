import { expect, it } from "vitest";
import { markValues } from "./mark-values.ts";

it("prints what a statement gives beside what it says", () => {
	expect(markValues('const a = 1; // one\nsum(a, 2); // 3\nif (a) console.log("x"); // "x"')).toBe(
		'const a = 1; // one\nconsole.info(sum(a, 2), 3); // 3\nif (a) console.info("x", "x"); // "x"',
	);
});
