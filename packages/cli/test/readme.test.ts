import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMAND_IDS } from "../src/args/commands.ts";

test("the README names every command", () => {
	const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
	for (const id of COMMAND_IDS) expect(readme).toMatch(new RegExp(`\`${id}[ \`]`));
});
