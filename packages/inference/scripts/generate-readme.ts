/**
 * Writes the list of providers and tasks into the README. `--check` writes nothing and exits 1 when the list differs.
 * Run: npm run generate --workspace packages/inference
 */
import { readFileSync, writeFileSync } from "node:fs";
import { printProviders } from "./print-providers.ts";

const README = new URL("../README.md", import.meta.url);
const START = "<!-- providers:start -->";
const END = "<!-- providers:end -->";

const text = readFileSync(README, "utf8");
const [start, end] = [text.indexOf(START), text.indexOf(END)];
if (start < 0 || end < start) throw new Error(`The README lacks the marks ${START} and ${END}.`);
const wanted = `${text.slice(0, start)}${START}\n\n${printProviders()}\n\n${text.slice(end)}`;
if (!process.argv.includes("--check")) writeFileSync(README, wanted);
else if (wanted !== text) {
	console.error("differs from its sources: README.md");
	process.exitCode = 1;
}
