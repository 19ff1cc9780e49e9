/** What calls of several gates share, such as a budget. */
export interface Room {
	/** Number of calls under way, of all gates. */
	readonly active: () => number;
	/** True where one more call fits. Throws an `Error` where none does and none is under way, so that none ever will. */
	readonly hasPlace: () => boolean;
	/** Call it when a call starts. */
	readonly started: () => void;
	/** Call it when a call that started has ended. */
	readonly ended: () => void;
	/** Resolves when a call has ended, or the signal has fired. */
	readonly change: () => Promise<void>;
}

/**
 * A room for the calls of one gate or several.
 * @param signal Ends every wait for a change.
 * @param fits Whether one more call fits beside so many under way. Default: always
 * @example
 * const { signal } = new AbortController();
 * const room = createRoom(signal, (active) => active < 2);
 * room.started();
 * room.hasPlace(); // true
 */
export function createRoom(signal: AbortSignal, fits: (active: number) => boolean = () => true): Room {
	let active = 0;
	let waiting: (() => void)[] = [];
	const wake = (): void => {
		const all = waiting;
		waiting = [];
		for (const resolve of all) resolve();
	};
	signal.addEventListener("abort", wake);
	return {
		active: () => active,
		hasPlace: () => {
			const isFit = fits(active);
			if (!isFit && active === 0) throw new Error("No further call fits.");
			return isFit;
		},
		started: () => void (active += 1),
		ended: () => {
			active -= 1;
			wake();
		},
		change: () => new Promise<void>((resolve) => waiting.push(resolve)),
	};
}
