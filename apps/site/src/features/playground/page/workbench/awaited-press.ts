/** A press that waits, and what it was made for. */
export interface Press<Args> {
	readonly args: Args;
	readonly of: readonly unknown[];
}

/** A press counts only for what it was made for: what the reader has changed since may cost, and needs a press of its own. */
export function findAwaited<Args>(press: Press<Args> | undefined, of: readonly unknown[]): Args | undefined {
	return press?.of.every((one, index) => one === of[index]) ? press.args : undefined;
}
