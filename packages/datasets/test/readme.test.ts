import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PACKAGE = new URL("../", import.meta.url);
const readme = readFileSync(new URL("README.md", PACKAGE), "utf8");
const programs = Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms), ([, code = ""]) => code);

test("the README's programs run", () => {
	expect(programs.length).toBeGreaterThan(0);
	const args = ["--conditions=pusula-source", "--input-type=module-typescript", "--eval"];
	for (const code of programs)
		expect(
			execFileSync(process.execPath, [...args, code], { cwd: fileURLToPath(PACKAGE), encoding: "utf8" }),
		).toMatch(/\S/);
});
