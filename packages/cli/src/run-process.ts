import { runProgram } from "./run-program.ts";

/** Exit code of a program that SIGINT ended, as shells report it. */
const INTERRUPTED = 130;

/**
 * Runs the program as this process: its arguments, streams, environment and signals. The first interruption makes the
 * command end in order; the second one ends the process at once.
 * @returns the exit code
 */
export async function runProcess(process: NodeJS.Process): Promise<number> {
	const controller = new AbortController();
	const interrupt = (): void => {
		if (controller.signal.aborted) process.exit(INTERRUPTED);
		controller.abort(new DOMException("Interrupted.", "AbortError"));
	};
	process.on("SIGINT", interrupt);
	process.on("SIGTERM", interrupt);
	for (const output of [process.stdout, process.stderr])
		output.on("error", (error: NodeJS.ErrnoException) => {
			if (error.code !== "EPIPE") throw error;
			process.exit(0); // the reader of a pipe has seen enough
		});
	try {
		const { stdin, stdout, stderr, env } = process;
		const { signal } = controller;
		const code = await runProgram({ args: process.argv.slice(2), env, stdin, stdout, stderr, signal });
		return signal.aborted && code !== 0 ? INTERRUPTED : code;
	} finally {
		process.off("SIGINT", interrupt);
		process.off("SIGTERM", interrupt);
		process.stdin.unref?.();
	}
}
