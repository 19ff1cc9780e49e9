import { useEffect, useState } from "react";
import { findAwaited, type Press } from "./awaited-press.ts";

/** A run that waits for files of the form. */
export interface AwaitedRun<Args extends readonly unknown[]> {
	readonly isAwaited: boolean;
	/** Begins to wait; returns true. */
	readonly begin: (args: Args) => true;
	readonly cancel: () => void;
}

/**
 * A press while files of the form are on their way is not lost: it runs once they are there.
 * @param of what is run and where; a press belongs to it, and ends as soon as any of it is another
 */
export function useAwaitedRun<Args extends readonly unknown[]>(
	isComing: boolean,
	of: readonly unknown[],
	run: (...args: Args) => unknown,
): AwaitedRun<Args> {
	const [press, setPress] = useState<Press<Args>>();
	const awaited = findAwaited(press, of);
	const cancel = (): void => setPress(undefined);
	useEffect(() => {
		if (!awaited || isComing) return;
		cancel();
		run(...awaited);
		// oxlint-disable-next-line react/exhaustive-deps -- once, when the files have come
	}, [awaited, isComing]);
	return {
		isAwaited: awaited !== undefined,
		begin: (args) => {
			setPress({ args, of });
			return true;
		},
		cancel,
	};
}
