import { toFileReason } from "./calls/read-files.ts";
import { nextTurn } from "./io/clock.ts";
import { EXIT } from "./errors/cli-error.ts";
import { OUTPUT_GONE } from "./errors/output-gone.ts";
import { findWords, runProgram } from "./run-program.ts";

/** Exit codes of a program that a signal ended, as shells report them: 128 and the number of the signal. */
const SIGNAL_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

type SignalName = keyof typeof SIGNAL_CODES;

const SIGNALS = Object.keys(SIGNAL_CODES) as readonly SignalName[]; // Object.keys gives strings; these are the names

/**
 * Runs the program as this process: its arguments, streams, environment and signals. The first interruption makes the
 * command end in order; the second one ends the process at once, but SIGHUP never does: a terminal that closes sends it more than
 * once. Where nobody reads the output any more, as behind `head`, a stream ends, and everything else is brought to its end.
 * @returns the exit code
 */
export async function runProcess(process: NodeJS.Process): Promise<number> {
	const controller = new AbortController();
	let ended: number = SIGNAL_CODES.SIGINT;
	const interrupt = (name: SignalName): void => {
		if (name === "SIGHUP" && controller.signal.aborted) return;
		ended = SIGNAL_CODES[name];
		if (controller.signal.aborted) process.exit(ended);
		controller.abort(new DOMException("Interrupted.", "AbortError"));
	};
	for (const name of SIGNALS) process.on(name, interrupt);
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
		return signal.aborted && signal.reason !== OUTPUT_GONE && code !== 0 ? ended : code;
	} finally {
		for (const name of SIGNALS) process.off(name, interrupt);
		process.stdin.unref?.();
	}
}
