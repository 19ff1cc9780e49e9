import { INFERENCE_PROVIDERS } from "@pusula/inference";
import { TASK_IDS } from "@pusula/tasks";
import stringWidth from "string-width";
import { expect, it } from "vitest";
import { COMMAND_IDS } from "../src/args/commands.ts";
import { runCli } from "./run-cli.ts";

const COLUMNS = 60;

it.each([
	["help", ...COMMAND_IDS.map((id) => `${id} --help`)],
	["tasks", ...TASK_IDS.map((id) => `tasks ${id}`)],
	["providers", "providers --task conversational", ...INFERENCE_PROVIDERS.map((id) => `providers ${id}`)],
])("%s and its like fit 60 columns in both languages", async (...commands) => {
	for (const command of commands)
		for (const lang of ["tr", "en"]) {
			const { code, out } = await runCli([...command.split(" "), "--lang", lang], { columns: COLUMNS });
			expect([command, code]).toEqual([command, 0]);
			expect([command, lang, ...listWide(out)]).toEqual([command, lang]);
		}
});

/** Lines that are too wide. Commands to copy and URLs are not broken. */
function listWide(out: string): readonly string[] {
	return out.split("\n").filter((line) => stringWidth(line) > COLUMNS && !/^ {2}pusula |https:/.test(line));
}
