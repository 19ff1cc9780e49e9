import { type ChildProcess, spawn } from "node:child_process";
import { bundleProgram } from "@pusula/tools/bundle-program";

/** The program, from its sources. */
export const CLI = await bundleProgram("packages/cli/src/cli.ts");

/** The program as a process of its own. */
export interface StartedCli {
	readonly child: ChildProcess;
	/** What it has written to standard error so far. */
	readonly err: () => string;
	/** Ends it without a word. */
	readonly kill: () => Promise<void>;
	/** Resolves with its exit code; null where a signal ended it. */
	readonly ended: Promise<number | null>;
}

/** Starts the program as a process. Keys of the machine are not seen. */
export function startCli(args: readonly string[], env: Readonly<Record<string, string>> = {}): StartedCli {
	const child = spawn(process.execPath, [CLI, ...args], {
		env: { PATH: process.env["PATH"], HOME: "/nowhere", LANG: "en_US.UTF-8", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let err = "";
	child.stdout.resume();
	child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
	const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
	return {
		child,
		err: () => err,
		kill: async () => {
			child.kill("SIGKILL");
			await ended;
		},
		ended,
	};
}
