import { readReadmePrograms, runReadmeProgram } from "@pusula/tools/run-readme";
import { expect, test } from "vitest";

const PACKAGE = new URL("../", import.meta.url);
const programs = readReadmePrograms(PACKAGE);

test("the README holds programs", () => {
	expect(programs.length).toBeGreaterThan(0);
});

test.each(programs.map((code) => [code.split("\n", 1)[0], code] as const))(
	"the README's program runs: %s",
	(_title, code) => {
		expect(runReadmeProgram(code, PACKAGE)).toMatch(/\S/);
	},
);
