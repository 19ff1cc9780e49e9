import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ROOT } from "./root.ts";

/** Where npm puts the workspace's own programs. */
const PROGRAMS = join(ROOT, "node_modules", ".bin");

/** How a program ended. */
export interface CommandResult {
	/** The exit code; 1 where a signal ended the program. */
	readonly code: number;
	/** Standard output alone; empty where it went to the screen. */
	readonly stdout: string;
	/** Standard output and error in the order of arrival; empty where they went to the screen. */
	readonly output: string;
}

/** Where and how a program runs. */
export interface CommandOptions {
	/** Working folder; the repository's root by default. */
	readonly cwd?: string;
	/** Added to this process's environment. */
	readonly env?: Readonly<Record<string, string>>;
	/** Whether the program writes to the screen instead of into the result; default false. */
	readonly onScreen?: boolean;
}

/**
 * Runs a program to its end, with the workspace's own programs first on the path.
 * A failing program gives its code; only a program that cannot be started rejects.
 */
export function runCommand(
	command: string,
	args: readonly string[],
	{ cwd = ROOT, env = {}, onScreen = false }: CommandOptions = {},
): Promise<CommandResult> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env: { ...commandEnvironment(), ...env },
			stdio: onScreen ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
			shell: isBatchFile(command),
		});
		let stdout = "";
		let output = "";
		child.stdout?.setEncoding("utf8").on("data", (text: string) => {
			stdout += text;
			output += text;
		});
		child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text));
		child.on("error", reject);
		child.on("close", (code) => resolve({ code: code ?? 1, stdout, output }));
	});
}

/** The environment for programs of the workspace: its own programs first on the path, no telemetry. */
export function commandEnvironment(): NodeJS.ProcessEnv {
	const path = [PROGRAMS, process.env["PATH"] ?? ""].join(delimiter);
	return { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: "1" };
}

/** On Windows npm and the workspace's programs are .cmd files, which only a shell starts. */
function isBatchFile(command: string): boolean {
	return process.platform === "win32" && (command === "npm" || existsSync(join(PROGRAMS, `${command}.cmd`)));
}
