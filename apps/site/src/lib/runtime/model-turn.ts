import { MODEL_LOCK } from "./model-lock.ts";

/** A turn to run a model. Models of one device run one after the other, in all tabs, so that the time of each is its own. */
export interface ModelTurn {
	/** Resolves when no other model runs, at once where this turn is taken already. Rejects when the run is aborted before. */
	readonly take: () => Promise<void>;
	/** Lets others run, while a reader thinks; `take` takes the turn again. */
	readonly pause: () => void;
	/** Ends the turn. */
	readonly end: () => void;
}

/** The part of the browser's locks that is used. */
export type Locks = Pick<LockManager, "request">;

/**
 * Opens a turn, not taken yet.
 * @param onWait called with true while another model runs, with false when it has ended
 * @param locks those of the browser; a page over plain http has none, and its own runs alone wait for each other
 */
export function openTurn(
	signal: AbortSignal,
	onWait: (isWaiting: boolean) => void,
	locks: Locks = (navigator as Partial<Navigator>).locks ?? PAGE_LOCKS,
): ModelTurn {
	let isOver = false;
	let isTaken = false;
	let release: () => void = () => undefined;

	/** Resolves with whether the turn was given. */
	function request(options: LockOptions): Promise<boolean> {
		return new Promise((resolve, reject) => {
			const hold = (lock: Lock | null): Promise<void> | undefined => {
				resolve(lock !== null);
				if (lock === null || isOver) return undefined;
				isTaken = true;
				return new Promise((end) => {
					release = () => {
						isTaken = false;
						end();
					};
				});
			};
			locks.request(MODEL_LOCK, options, hold).catch(reject);
		});
	}

	return {
		async take() {
			if (isTaken || (await request({ ifAvailable: true }))) return;
			onWait(true);
			try {
				await request({ signal });
			} finally {
				onWait(false);
			}
		},
		pause: () => release(),
		end: () => {
			isOver = true;
			release();
		},
	};
}

/** Locks within this page. */
export function openPageLocks(): Locks {
	let held = 0;
	let last: Promise<unknown> = Promise.resolve();
	return {
		request: async (name: string, options: LockOptions, run: LockGrantedCallback<unknown>) => {
			if (options.ifAvailable === true && held > 0) return run(null);
			held += 1;
			const before = last;
			const mine = before.then(() => {
				options.signal?.throwIfAborted();
				return run({ name, mode: "exclusive" });
			});
			last = mine.catch(() => undefined).finally(() => (held -= 1));
			return mine;
		},
	} as Locks; // the one form of the call that is used
}

const PAGE_LOCKS = openPageLocks();
