import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { INFERENCE_PROVIDERS } from "@pusula/inference";
import { TASK_IDS } from "@pusula/tasks";
import { ROOT } from "@pusula/tools/root";
import { readReadmePrograms, runReadmeProgram } from "@pusula/tools/run-readme";
import { expect, it } from "vitest";
import LIMITS from "./sizes.json" with { type: "json" };

const FOLDER = pathToFileURL(`${ROOT}/`);
const README = readFileSync(new URL("README.md", FOLDER), "utf8");

it("the README's call runs without a key and prints the text below it", () => {
	const [program = "", ...others] = readReadmePrograms(FOLDER);
	const [, printed] = /^```text\n(.*?)^```$/ms.exec(README) ?? [];
	expect(others).toEqual([]);
	expect(runReadmeProgram(program, FOLDER)).toBe(printed);
});

it("the README counts no more tasks and providers than there are", () => {
	expect(TASK_IDS.length).toBeGreaterThan(readCount("of them"));
	expect(INFERENCE_PROVIDERS.length).toBeGreaterThan(readCount("hosted providers"));
});

it.each([
	["client with every provider", "The whole client is at most"],
	["chat with one provider (core)", "chat with one provider"],
])("the README gives the limit of the %s in whole kB", (name, words) => {
	const { gzip = 0 } = LIMITS.find((limit) => limit.name === name) ?? {};
	expect(README).toContain(`${words} ${Math.ceil(gzip / 1000)} kB`);
});

/** The number behind "more than" before some words. */
function readCount(words: string): number {
	const [, count] = new RegExp(`more than (\\d+) (?:${words})`).exec(README) ?? [];
	return Number(count);
}
