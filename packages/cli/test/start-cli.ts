import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ENTRY = fileURLToPath(new URL("../src/cli.ts", import.meta.url));

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
	const options = ["--conditions=pusula-source", "--import", "tsx", ENTRY, ...args];
	const child = spawn(process.execPath, options, {
		env: { PATH: process.env["PATH"], HOME: "/nowhere", LANG: "en_US.UTF-8", ...env },
		stdio: ["ignore", "ignore", "pipe"],
	});
	let err = "";
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
