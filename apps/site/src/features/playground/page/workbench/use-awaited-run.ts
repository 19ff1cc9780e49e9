import { useEffect, useState } from "react";

/** A run that waits for files of the form. */
export interface AwaitedRun<Args extends readonly unknown[]> {
	readonly isAwaited: boolean;
	/** Begins to wait; returns true. */
	readonly begin: (args: Args) => true;
	readonly cancel: () => void;
}

/** A press while files of the form are on their way is not lost: it runs once they are there. */
export function useAwaitedRun<Args extends readonly unknown[]>(
	isComing: boolean,
	run: (...args: Args) => unknown,
): AwaitedRun<Args> {
	const [awaited, setAwaited] = useState<Args>();
	useEffect(() => {
		if (!awaited || isComing) return;
		setAwaited(undefined);
		run(...awaited);
		// oxlint-disable-next-line react/exhaustive-deps -- once, when the files have come
	}, [awaited, isComing]);
	return {
		isAwaited: awaited !== undefined,
		begin: (args) => {
			setAwaited(() => args);
			return true;
		},
		cancel: () => setAwaited(undefined),
	};
}
