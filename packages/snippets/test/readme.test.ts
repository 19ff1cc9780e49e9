import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const PACKAGE = new URL("../", import.meta.url);
const readme = readFileSync(new URL("README.md", PACKAGE), "utf8");
const index = readFileSync(new URL("src/index.ts", PACKAGE), "utf8");

const names = Array.from(index.matchAll(/export (?:type )?\{([^}]+)\}/g), ([, list = ""]) =>
	list.split(",").map((name) => name.trim()),
)
	.flat()
	.filter((name) => name !== "");
const programs = Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms), ([, code = ""]) => code);

describe("the README", () => {
	it.each(names)("names %s", (name) => {
		expect(readme).toMatch(new RegExp(`\\b${name}\\b`));
	});

	it.each(programs.map((code) => [code.split("\n", 1)[0], code] as const))(
		"holds a program that runs: %s",
		(_title, code) => {
			const args = ["--conditions=pusula-source", "--input-type=module-typescript", "--eval", code];
			const printed = execFileSync(process.execPath, args, { cwd: fileURLToPath(PACKAGE), encoding: "utf8" });
			expect(printed).toMatch(/\S/);
			expect(printed).not.toMatch(/undefined undefined/);
		},
		60_000,
	);
});
