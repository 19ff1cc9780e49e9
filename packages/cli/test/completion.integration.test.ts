import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { INFERENCE_PROVIDERS } from "@pusula/inference";
import { CALLABLE_TASKS } from "@pusula/tasks";
import { findShell } from "@pusula/tools/find-shell";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMAND_IDS } from "../src/args/commands.ts";
import { runCli } from "./run-cli.ts";
import { typeInShell } from "./type-in-shell.ts";

let folder = "";

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-shell-"));
	await mkdir(join(folder, "müşteriler"));
	await writeFile(join(folder, "müşteriler", "ocak ayı.jsonl"), "");
});

afterAll(() => rm(folder, { recursive: true }));

/** What is typed, a Tab behind it, and the arguments that the shell runs the program with then. */
const TYPED: readonly (readonly [string, ...string[]])[] = [
	["compl", "completion"],
	["--ver", "--version"],
	["completion z", "completion", "zsh"],
	["run text-to-im", "run", "text-to-image"],
	["run --js", "run", "--json"],
	["run --provider gro", "run", "--provider", "groq"],
	["run --provider=gro", "run", "--provider=groq"],
	["run -p groq conv", "run", "-p", "groq", "conversational"],
	["run --json --model a/b summ", "run", "--json", "--model", "a/b", "summarization"],
	["tasks --lang=e", "tasks", "--lang=en"],
	["batch summarization müşteriler/oc", "batch", "summarization", "müşteriler/ocak ayı.jsonl"],
	["batch --out müşteriler/oc", "batch", "--out", "müşteriler/ocak ayı.jsonl"],
	[
		"eval --metric f1 -m a -m b text-cl",
		"eval",
		"--metric",
		"f1",
		"-m",
		"a",
		"-m",
		"b",
		"text-classification",
	],
	["providers toget", "providers", "together"],
	["tasks depth-est", "tasks", "depth-estimation"],
	[
		"run --simulator http://127.0.0.1:8877 text-to-im",
		"run",
		"--simulator",
		"http://127.0.0.1:8877",
		"text-to-image",
	],
	[
		"run --endpoint=http://localhost:8877/ text-to-im",
		"run",
		"--endpoint=http://localhost:8877/",
		"text-to-image",
	],
];

describe.each(["bash", "zsh"] as const)("completion in %s", (shell) => {
	it.each(["tr", "en"])(
		"completes what is typed, with words in %s",
		async (lang) => {
			const { out } = await runCli(["completion", shell, "--lang", lang]);
			const lines = TYPED.map(([line]) => `pusula ${line}\t`);
			const ran = await typeInShell(shell, out, lines, folder);
			expect(ran).toEqual(TYPED.map(([, ...args]) => args));
		},
		60_000,
	);
});

/** `?` is a wildcard in fish 3, and a letter in fish 4 and wherever `qmark-noglob` is on. */
describe.each(["no-qmark-noglob", "qmark-noglob"])("completion in fish with %s", (feature) => {
	/** What fish offers behind each text, without the words beside it. */
	async function offer(lang: string, texts: readonly string[]): Promise<readonly (readonly string[])[]> {
		const { out } = await runCli(["completion", "fish", "--lang", lang]);
		const path = join(folder, "completion.fish");
		await writeFile(path, out);
		const program = `source ${path}; for text in $argv; complete -C "pusula $text"; echo =; end`;
		const args = ["--no-config", "--features", feature, "-c", program, ...texts];
		const printed = execFileSync(await findShell("fish"), args, {
			cwd: folder,
			env: { HOME: folder, LANG: "C.UTF-8", PATH: process.env["PATH"] },
			encoding: "utf8",
		});
		return printed
			.split("=\n")
			.slice(0, -1)
			.map((text) => text.split("\n").flatMap((line) => line.split("\t")[0] || []));
	}

	it.each(["tr", "en"])("completes what is typed, with words in %s", async (lang) => {
		const offered = await offer(
			lang,
			TYPED.map(([line]) => line),
		);
		expect(offered).toEqual(TYPED.map((args) => [args.at(-1)]));
	});

	it("offers commands, tasks and files only where they belong", async () => {
		const [commands, tasks, files, values, behindDash, providers] = await offer("en", [
			"",
			"batch ",
			"batch translation ",
			"run --lang ",
			"run - summ",
			"providers ",
		]);
		expect(commands?.toSorted()).toEqual([...COMMAND_IDS].toSorted());
		expect(tasks?.toSorted()).toEqual(Object.keys(CALLABLE_TASKS).toSorted());
		expect(providers?.toSorted()).toEqual([...INFERENCE_PROVIDERS].toSorted());
		expect(files).toContain("müşteriler/");
		expect(files).not.toContain("translation");
		expect(values?.toSorted()).toEqual(["en", "tr"]);
		expect(behindDash).not.toContain("summarization"); // a dash alone is an operand
	});
});
