/** Says that the item before was the last one. */
export const END = Symbol("end");

/** Older engines know no `await using`; the well-known symbol is then only a private name. */
const ASYNC_DISPOSE: symbol = (Symbol as { asyncDispose?: symbol }).asyncDispose ?? Symbol("asyncDispose");

/** Source of the values of an iteration. */
export interface Source<Item, Value> {
	/** The next items, or undefined when there are no more. The first call opens the source. */
	readonly nextBatch: () => Promise<readonly Item[] | undefined>;
	/** The value of an item, undefined to skip it, END to stop. */
	readonly toValue: (item: Item) => Value | undefined | typeof END;
	/** Called once: at the end, on an error, or when the caller leaves early. What it throws reaches the caller. */
	readonly close: (how: { readonly ended: boolean; readonly error?: unknown }) => void;
}

/**
 * An async generator over batches of items. Values of a batch that is already there cost one promise each, which is
 * several times less than a generator function costs; otherwise it behaves like one, also for parallel `next` calls.
 */
export function iterateBatches<Item, Value>({
	nextBatch,
	toValue,
	close,
}: Source<Item, Value>): AsyncGenerator<Value, void> {
	let batch: readonly Item[] = [];
	let index = 0;
	let isClosed = false;
	let isClosing = false;
	/** The step under way, after which the next one is taken, and how many there are. */
	let waiting: Promise<unknown> | undefined;
	let steps = 0;

	function finish(how: Parameters<typeof close>[0]): IteratorReturnResult<void> {
		if (!isClosed) {
			isClosed = isClosing = true;
			close(how);
			isClosing = false; // stays true when close throws, so that its error is not taken for a late one
		}
		return { value: undefined, done: true };
	}

	/** The next result that needs no waiting, or undefined. */
	function take(): IteratorResult<Value, void> | undefined {
		while (!isClosed && index < batch.length) {
			const value = toValue(batch[index++] as Item); // inside the batch
			if (value === END) return finish({ ended: true });
			if (value !== undefined) return { value, done: false };
		}
		return isClosed ? { value: undefined, done: true } : undefined;
	}

	/** Throws an error to the caller, unless it came after the end: then nobody waits for it. */
	function fail(error: unknown): IteratorReturnResult<void> {
		if (isClosed && !isClosing) return { value: undefined, done: true };
		isClosing = false;
		finish({ ended: false, error });
		throw error;
	}

	/** The next result, once the step before has ended; how that ended is reported to its own caller. */
	async function step(before: Promise<unknown> | undefined): Promise<IteratorResult<Value, void>> {
		try {
			if (before) await before.catch(() => undefined);
			for (let result = take(); ; result = take()) {
				if (result) return result;
				const more = await nextBatch();
				if (!more) return finish({ ended: true });
				batch = more;
				index = 0;
			}
		} catch (error) {
			return fail(error);
		} finally {
			if (--steps === 0) waiting = undefined;
		}
	}

	return {
		next() {
			if (steps === 0 && index < batch.length) {
				try {
					const result = take();
					if (result) return Promise.resolve(result);
				} catch (error) {
					return new Promise((resolve) => resolve(fail(error)));
				}
			}
			steps++;
			const mine = step(waiting);
			if (steps > 0) waiting = mine;
			return mine;
		},
		async return() {
			return finish({ ended: false });
		},
		async throw(error: unknown) {
			finish({ ended: false });
			throw error;
		},
		[Symbol.asyncIterator]() {
			return this;
		},
		async [ASYNC_DISPOSE]() {
			finish({ ended: false });
		},
	} as unknown as AsyncGenerator<Value, void>; // every member a generator has is above
}
