export interface OutputProps {
	/** As the client gave it, which has checked it against the task. */
	readonly output: unknown;
	/** The arguments that were sent. */
	readonly args: Readonly<Record<string, unknown>>;
	/** Nothing more will come. */
	readonly isWhole: boolean;
}
