/** Where a program writes text, and what is known of the place. */
export interface Output {
	write(chunk: string | Uint8Array): unknown;
	readonly isTTY?: boolean | undefined;
	/** Width of the terminal in columns. */
	readonly columns?: number | undefined;
}

/** The program's standard input. */
export type Input = AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean | undefined };

/** Everything outside the program that it reads or writes, apart from files and the network. */
export interface Io {
	/** Arguments behind the program's name. */
	readonly args: readonly string[];
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly stdin: Input;
	readonly stdout: Output;
	readonly stderr: Output;
	/** Aborted when the user interrupts the program. */
	readonly signal: AbortSignal;
}
