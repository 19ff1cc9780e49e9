import { runProgram } from "../src/run-program.ts";

/** What the program is run with in a test. */
export interface CliOptions {
	readonly env?: Readonly<Record<string, string>>;
	/** Standard input. Default: a terminal, which nothing is read from. */
	readonly stdin?: string | Uint8Array;
	readonly columns?: number;
	/** Standard error is a terminal. Default: it is none. */
	readonly isTerminal?: boolean;
	readonly signal?: AbortSignal;
	/** Called with what it writes to standard output, while it runs. */
	readonly onOut?: (text: string) => void;
	/** Called with what it writes to standard error, while it runs. */
	readonly onError?: (text: string) => void;
}

/** Runs the program in this process and gives what it wrote. Keys of the machine are not seen. */
export async function runCli(
	args: readonly string[],
	{
		env = {},
		stdin,
		columns = 100,
		isTerminal = false,
		signal = new AbortController().signal,
		onOut,
		onError,
	}: CliOptions = {},
): Promise<{ code: number; out: string; err: string; bytes: Buffer }> {
	const out: Buffer[] = [];
	const err: Buffer[] = [];
	const code = await runProgram({
		args,
		env: { HOME: "/nowhere", LANG: "en_US.UTF-8", ...env },
		stdin: toInput(stdin),
		stdout: {
			write: (chunk) => {
				out.push(Buffer.from(chunk));
				onOut?.(Buffer.from(chunk).toString());
			},
			columns,
		},
		stderr: {
			write: (chunk) => {
				err.push(Buffer.from(chunk));
				onError?.(Buffer.from(chunk).toString());
			},
			columns,
			isTTY: isTerminal,
		},
		signal,
	});
	const bytes = Buffer.concat(out);
	return { code, out: bytes.toString(), err: Buffer.concat(err).toString(), bytes };
}

function toInput(stdin: string | Uint8Array | undefined) {
	const pieces = stdin === undefined ? [] : [stdin];
	return {
		isTTY: stdin === undefined,
		async *[Symbol.asyncIterator]() {
			yield* pieces;
		},
	};
}
