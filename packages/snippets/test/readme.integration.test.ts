import { readFileSync } from "node:fs";
import { readReadmePrograms, runReadmeProgram } from "@pusula/tools/run-readme";
import { describe, expect, it } from "vitest";

const PACKAGE = new URL("../", import.meta.url);
const readme = readFileSync(new URL("README.md", PACKAGE), "utf8");
const index = readFileSync(new URL("src/index.ts", PACKAGE), "utf8");

const names = Array.from(index.matchAll(/export (?:type )?\{([^}]+)\}/g), ([, list = ""]) =>
	list.split(",").map((name) => name.trim()),
)
	.flat()
	.filter((name) => name !== "");
const programs = readReadmePrograms(PACKAGE);

describe("the README", () => {
	it.each(names)("names %s", (name) => {
		expect(readme).toMatch(new RegExp(`\\b${name}\\b`));
	});

	it.each(programs.map((code) => [code.split("\n", 1)[0], code] as const))(
		"holds a program that runs: %s",
		(_title, code) => {
			const printed = runReadmeProgram(code, PACKAGE);
			expect(printed).toMatch(/\S/);
			expect(printed).not.toMatch(/undefined undefined/);
		},
		60_000,
	);
});
