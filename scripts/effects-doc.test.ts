import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { describe, expect, it } from "vitest";

interface Override {
	readonly files: readonly string[];
	readonly rules: Readonly<Record<string, unknown>>;
}

const document = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
const config = readFileSync(join(ROOT, ".oxlintrc.json"), "utf8").replaceAll(/^\s*\/\/.*$/gm, "");
const { overrides } = JSON.parse(config) as { overrides: Override[] }; // oxlint's format

describe.each(["network", "clock", "randomness"])("the modules of an effect: %s", (effect) => {
	const allowed = overrides
		.filter(({ rules }) => rules[`pusula/${effect}`] === "off")
		.flatMap(({ files }) => files)
		.filter((path) => !path.includes(".test."));

	it("are those that docs/architecture.md lists", () => {
		const [, line = ""] = new RegExp(`^- \\*\\*${effect}\\*\\*(.*)$`, "m").exec(document) ?? [];
		const listed = Array.from(line.matchAll(/`([^`]+)`/g), ([, path = ""]) => path);
		expect(listed.toSorted()).toEqual(allowed.toSorted());
	});

	it("are there", () => {
		expect(allowed.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([]);
	});
});
