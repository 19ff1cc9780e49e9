/** A call as the form stands. The key is never part of it. */
export interface PlaygroundCall {
	readonly task: string;
	/** Provider id, or `auto`. */
	readonly provider: string;
	readonly model: string;
	readonly args: Readonly<Record<string, unknown>>;
	/** Read the answer while it is written. */
	readonly stream: boolean;
	/** What goes wrong on purpose; empty for nothing. */
	readonly scenario: string;
}
