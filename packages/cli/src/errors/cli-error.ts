/** Exit codes of the program. */
export const EXIT = {
	/** Everything succeeded. */
	done: 0,
	/** A call, a row or a threshold failed. */
	failed: 1,
	/** The command cannot be run as it was written. */
	usage: 2,
} as const;

/** A reason to end the program, as a sentence for its user. */
export class CliError extends Error {
	readonly exitCode: number;

	constructor(message: string, exitCode: number = EXIT.usage) {
		super(message);
		this.name = "CliError";
		this.exitCode = exitCode;
	}
}
