import { expect, test } from "vitest";
import { readReadmePrograms, runReadmeProgram } from "./run-readme.ts";

/** Tests that a package's README has programs, and that each of them runs and prints something. `folder` is the package's. */
export function testReadme(folder: URL): void {
	const programs = readReadmePrograms(folder);

	test("the README holds programs", () => {
		expect(programs.length).toBeGreaterThan(0);
	});

	test.each(programs.map((code) => [code.split("\n", 1)[0], code] as const))(
		"the README's program runs: %s",
		(_title, code) => {
			expect(runReadmeProgram(code, folder)).toMatch(/\S/);
		},
	);
}
