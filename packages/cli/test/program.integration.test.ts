import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import { COMMAND_IDS, COMMANDS } from "../src/args/commands.ts";
import { OPTIONS } from "../src/args/options.ts";
import { explainOldNode } from "../src/old-node.ts";
import { VERSION } from "../src/io/version.ts";
import { runCli } from "./run-cli.ts";

const PACKAGE = new URL("../package.json", import.meta.url);

describe("the program", () => {
	it("has the version of its package", () => {
		expect(JSON.parse(readFileSync(PACKAGE, "utf8"))).toMatchObject({ version: VERSION });
	});

	it("runs as a process", () => {
		const entry = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
		const args = ["--conditions=pusula-source", "--import", "tsx", entry, "--version"];
		const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
		expect([status, stdout]).toEqual([0, `${VERSION}\n`]);
	});

	it.each([
		["20.19.0", "en_US.UTF-8", "needs Node 22.13 or newer, and this is Node 20.19.0"],
		["22.12.0", "tr_TR.UTF-8", "Node 22.13 ya da daha yenisi gerekir"],
	])("explains to Node %s in %s what is needed", (version, LANG, words) => {
		expect(explainOldNode(version, { LANG })).toContain(words);
	});

	it.each(["22.13.0", "24.0.0", "26.1.2"])("runs on Node %s", (version) => {
		expect(explainOldNode(version, {})).toBeUndefined();
	});
});

describe("help", () => {
	it.each([["--help"], ["help"], []])("lists the commands (%s)", async (...args) => {
		const { code, out } = await runCli(args);
		expect(code).toBe(0);
		for (const id of COMMAND_IDS) expect(out).toContain(id);
	});

	it.each(COMMAND_IDS)("shows the options of %s in both languages", async (id) => {
		const english = await runCli([id, "--help"]);
		const turkish = await runCli([id, "--help", "--lang", "tr"]);
		for (const name of COMMANDS[id].options) {
			expect(english.out).toContain(`--${name}`);
			expect(turkish.out).toContain(`--${name}`);
		}
		expect(turkish.out).toContain("Seçenekler");
		expect(english.out).toContain(`pusula ${id}`);
	});

	it.each([40, 80, 120])("fits %i columns", async (columns) => {
		const { out } = await runCli(["run", "--help"], { columns });
		const example = out.split("\n").filter((line) => !line.startsWith("  pusula"));
		expect(Math.max(...example.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
	});

	it.each(["en", "tr"])("has examples that a shell takes as they are (%s)", async (lang) => {
		for (const id of COMMAND_IDS) {
			const { out } = await runCli([id, "--help", "--lang", lang]);
			const examples = out.split("\n").filter((line) => line.startsWith("  pusula "));
			const unquoted = examples.slice(1).map((line) => line.replaceAll(/"[^"]*"|'[^']*'/g, ""));
			expect(unquoted.filter((line) => /[<>*$()]/.test(line))).toEqual([]);
		}
	});

	it("takes every option of the table somewhere", () => {
		const used = new Set<string>([
			"version",
			"lang",
			"help",
			...COMMAND_IDS.flatMap((id) => COMMANDS[id].options),
		]);
		expect(Object.keys(OPTIONS).filter((name) => !used.has(name))).toEqual([]);
	});
});

describe("language", () => {
	it.each([
		[{ LC_ALL: "tr_TR.UTF-8", LANG: "en_US.UTF-8" }, "Komutlar"],
		[{ LC_ALL: "", LC_MESSAGES: "", LANG: "tr" }, "Komutlar"],
		[{ LC_ALL: "en_GB.UTF-8", LANG: "tr_TR.UTF-8" }, "Commands"],
		[{ LANG: "C" }, "Commands"],
		[{ LANG: "tracy" }, "Commands"],
	])("follows %o", async (env, word) => {
		expect((await runCli([], { env })).out).toContain(word);
	});

	it("is the one that --lang names, before the command or behind it", async () => {
		expect((await runCli(["--lang", "tr"])).out).toContain("Komutlar");
		expect((await runCli(["--lang=tr", "tasks", "nlp"])).err).toContain("görev yok");
		expect((await runCli(["tasks", "nlp", "--lang", "tr"])).err).toContain("görev yok");
		for (const args of [
			["tasks", "--lang", "de"],
			["--lang", "de"],
			["--help", "--lang", "de"],
		]) {
			const unknown = await runCli(args);
			expect([unknown.code, unknown.err]).toEqual([2, '--lang "de" is unknown. Known: tr, en.\n']);
		}
	});
});

describe("colours", () => {
	it.each([
		[{ FORCE_COLOR: "1" }, true],
		[{ FORCE_COLOR: "1", NO_COLOR: "1" }, true],
		[{ FORCE_COLOR: "0" }, false],
		[{ FORCE_COLOR: "", NO_COLOR: "1" }, false],
		[{ NO_COLOR: "1" }, false],
		[{}, false],
	])("with %o", async (env, isColored) => {
		expect((await runCli(["--help"], { env })).out.includes("\u001B[")).toBe(isColored);
	});
});

describe("wrong arguments end with exit code 2 and a sentence", () => {
	it.each([
		[["ran"], 'There is no command "ran". Did you mean "run"?'],
		[["help", "ran"], 'There is no command "ran". Did you mean "run"?'],
		[["--what"], "There is no option --what here."],
		[["tasks", "--jsno"], "Did you mean --json?"],
		[["tasks", "--json=yes"], "--json takes no value."],
		[["providers", "--task"], "--task needs a value: --task TASK."],
		[["run", "text-classification", "x", "--model", "a/b", "-m", "c/d"], "--model is given twice"],
		[["run"], "TASK is missing."],
		[["run", "--lang", "tr"], "GÖREV eksik."],
		[["providers", "--lang", "tr", "--task"], "--task bir değer ister: --task GÖREV."],
		[["snippet", "conversational", "--lang", "tr"], "--model MODEL eksik."],
		[["run", "conversational", "x", "--field", "a"], '--field "a": write NAME=VALUE.'],
		[["tasks", "a", "b"], '"b" is one argument too many.'],
		[["serve", "--port", "1e3"], "a whole number from 0 to 65535 is needed"],
		[["serve", "--fault", "nothing"], "is unknown. Known: "],
		[["tasks", "text-clasification"], 'Did you mean "text-classification"?'],
		[["run", "robotics", "x"], "no provider of this program offers it"],
		[["providers", "grok"], 'Did you mean "groq"?'],
		[["completion", "tcsh"], "Known: bash, zsh, fish."],
		[["snippet", "conversational", "--client", "wget", "-m", "a/b"], "--client"],
		[
			["snippet", "conversational", "--lang", "Python", "-m", "a/b"],
			"Code is chosen with --client: huggingface_hub, openai, fal_client, requests.",
		],
		[
			["--lang", "go", "snippet", "conversational", "-m", "a/b"],
			"--client: @pusula/inference, huggingface.js,",
		],
	])("%j", async (args, words) => {
		const { code, out, err } = await runCli(args);
		expect(code).toBe(2);
		expect(out).toBe("");
		expect(err.replaceAll("\n", " ")).toContain(words);
		expect(err).not.toMatch(/^\s+at /m);
	});
});
