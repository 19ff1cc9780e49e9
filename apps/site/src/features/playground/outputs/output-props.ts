/** What a viewer is given. */
export interface OutputProps {
	/** As the client gave it, which has checked it against the task. */
	readonly output: unknown;
	/** What was sent. */
	readonly args: Readonly<Record<string, unknown>>;
	/** Nothing more will come. */
	readonly isWhole: boolean;
}
