import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findShell } from "@pusula/tools/find-shell";
import { ensurePython } from "@pusula/tools/python-env";

/** What the shell prints when it waits for a line, in two parts so that what is typed never looks like it. */
const READY = "=ready=";

/** Starts each shell with nothing of the user's, with a prompt that is found again, and `pusula` as a function that prints its arguments. */
const SHELLS = {
	bash: {
		args: ["--norc", "--noprofile", "-i"],
		start: (script: string) => [
			`source ${script}`,
			`pusula() { printf '<%s>' "$@"; echo; }`,
			`bind 'set enable-bracketed-paste off' 2>/dev/null`,
			`bind 'set bell-style none'`,
			`PS1='=rea''dy='`,
		],
	},
	zsh: {
		args: ["-f", "-i"],
		start: (script: string) => [
			`unset zle_bracketed_paste; setopt no_beep no_prompt_cr no_prompt_sp`,
			`autoload -Uz compinit && compinit -D -u`,
			`source ${script}`,
			`pusula() { printf '<%s>' "$@"; echo }`,
			`PS1='=rea''dy='`,
		],
	},
} as const;

/** A shell that is typed into through a terminal. */
export type TypedShell = keyof typeof SHELLS;

/**
 * Types each line into a shell with a completion script, Tab where it holds one, and then Enter.
 * @returns the arguments that `pusula` was run with, line by line
 */
export async function typeInShell(
	shell: TypedShell,
	script: string,
	lines: readonly string[],
	folder: string,
): Promise<readonly (readonly string[])[]> {
	const { args, start } = SHELLS[shell];
	const path = join(folder, `completion.${shell}`);
	const setup = join(folder, `setup.${shell}`);
	await writeFile(path, script);
	await writeFile(setup, `${start(path).join("\n")}\n`);
	const { python } = await ensurePython();
	const program = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)";
	const child = spawn(python, ["-c", program, await findShell(shell), ...args], {
		cwd: folder,
		env: { PATH: process.env["PATH"], HOME: folder, TERM: "dumb", LANG: "C.UTF-8" },
		stdio: ["pipe", "pipe", "inherit"],
	});
	const left = [...lines.map((line) => `${line}\r`), "exit\r"];
	const printed: string[] = [];
	let seen = "";
	child.stdin.write(`source ${setup}\r`);
	for await (const chunk of child.stdout.setEncoding("utf8")) {
		seen += String(chunk);
		for (let place = seen.indexOf(READY); place >= 0; place = seen.indexOf(READY)) {
			printed.push(seen.slice(0, place));
			seen = seen.slice(place + READY.length);
			child.stdin.write(left.shift() ?? "");
		}
	}
	return printed.slice(1).map((text) => [...text.matchAll(/<([^<>\r\n]*)>/g)].map(([, word = ""]) => word));
}
