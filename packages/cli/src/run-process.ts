import { toFileReason } from "./calls/read-files.ts";
import { nextTurn } from "./clock.ts";
import { EXIT } from "./errors/cli-error.ts";
import { OUTPUT_GONE } from "./errors/output-gone.ts";
import { findWords, runProgram } from "./run-program.ts";

/** Exit code of a program that SIGINT ended, as shells report it. */
const INTERRUPTED = 130;

/**
 * Runs the program as this process: its arguments, streams, environment and signals. The first interruption makes the
 * command end in order; the second one ends the process at once. Where nobody reads the output any more, as behind `head`, a
 * stream ends, and everything else is brought to its end.
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
	let failure: NodeJS.ErrnoException | undefined;
	process.stdout.on("error", (error: NodeJS.ErrnoException) => {
		failure ??= error;
		controller.abort(OUTPUT_GONE);
	});
	process.stderr.on("error", () => {}); // messages are for people, and no result depends on them
	try {
		const { stdin, stdout, stderr, env } = process;
		const { signal } = controller;
		const args = process.argv.slice(2);
		const code = await runProgram({ args, env, stdin, stdout, stderr, signal });
		await new Promise<void>((resolve) => nextTurn(resolve)); // in which an error of the last write is known
		if (failure && failure.code !== "EPIPE") {
			const words = findWords({ args, env });
			stderr.write(`${words.run.cannotWrite(words.run.stdout, toFileReason(failure, words))}\n`);
			return EXIT.failed;
		}
		return signal.aborted && signal.reason !== OUTPUT_GONE && code !== 0 ? INTERRUPTED : code;
	} finally {
		process.off("SIGINT", interrupt);
		process.off("SIGTERM", interrupt);
		process.stdin.unref?.();
	}
}
