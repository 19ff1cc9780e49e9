import type { Call } from "../../types/call.ts";
import { untilAborted } from "../call/call.ts";

/** Milliseconds for which a reply of the hub is kept, and the number of replies kept. */
const FRESH_MS = 300_000;
const MOST_KEPT = 1000;

/** A reply of the hub. */
export interface Loaded<T> {
	readonly value: T;
	/** For its own `fetch` alone: the reply said `Cache-Control: no-store`, as that of a simulator does. */
	readonly isPrivate: boolean;
}

interface Entry {
	readonly promise: Promise<Loaded<unknown>>;
	/** What was loaded once it is there, so that it can be taken without waiting. */
	result: Loaded<unknown> | undefined;
	/** The signal of the call that sent the request. */
	readonly owner: AbortSignal;
	readonly until: number;
}

type Cache = Map<string, Entry>;

/**
 * Replies that every call may use: bare functions have no client that could hold them, and a caller may pass a new `fetch`
 * with each call.
 */
const shared: Cache = new Map();
/** What one `fetch` waits for, and the replies that are its own. */
const owned = new WeakMap<typeof globalThis.fetch, Cache>();

/** Returns the kept value of a key, or loads it once for all calls that wait for the same. Failures are not kept. */
export async function cached<T>(call: Call, key: string, load: () => Promise<Loaded<T>>): Promise<T> {
	// oxlint-disable-next-line eslint/no-restricted-properties -- the key of the cache; nothing is sent here
	const { fetch, clock } = call;
	const own = owned.get(fetch) ?? new Map<string, Entry>();
	let entry: Entry | undefined;
	for (const kept of [own.get(key), shared.get(key)]) if (kept && kept.until > clock.now()) entry ??= kept;
	entry ??= addEntry(own, key, call, load);
	if (!entry.result) owned.set(fetch, own);
	try {
		const { value } = entry.result ?? (await untilAborted(call, entry.promise));
		return value as T; // the key names what is loaded, and so the type
	} catch (error) {
		// The call that sent the request was aborted; this one was not, so it sends its own.
		const isForeignAbort = entry.owner !== call.signal && entry.owner.aborted && !call.signal.aborted;
		if (!isForeignAbort) throw error;
		if (own.get(key) === entry) own.delete(key);
		return cached(call, key, load);
	}
}

function addEntry(own: Cache, key: string, call: Call, load: () => Promise<Loaded<unknown>>): Entry {
	const until = call.clock.now() + FRESH_MS;
	const promise = new Promise<Loaded<unknown>>((resolve, reject) => {
		// oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the caller's own reason, whatever it is
		call.onAbort(() => reject(call.signal.reason)); // a `fetch` that ignores the signal holds up no other call
		load().then(resolve, reject);
	});
	const entry: Entry = { promise, result: undefined, owner: call.signal, until };
	keep(own, key, entry);
	const keepResult = (result: Loaded<unknown>): void => {
		entry.result = result;
		if (!result.isPrivate) keep(shared, key, entry);
	};
	promise.then(keepResult, () => own.get(key) === entry && own.delete(key));
	return entry;
}

function keep(cache: Cache, key: string, entry: Entry): void {
	cache.delete(key);
	cache.set(key, entry);
	const [oldest] = cache.keys();
	if (cache.size > MOST_KEPT && oldest !== undefined) cache.delete(oldest);
}
