import type { Call } from "../../types/call.ts";

/** Milliseconds for which a reply of the hub is kept, and the number of replies kept. */
const FRESH_MS = 300_000;
const MOST_KEPT = 1000;

interface Entry {
	readonly promise: Promise<unknown>;
	/** The value once it is there, so that it can be taken without waiting. */
	result?: { readonly value: unknown };
	/** The signal of the call that sent the request. */
	readonly owner: AbortSignal;
	readonly until: number;
}

/**
 * One cache for each `fetch` function, so that a caller's proxy never sees replies that came around it. The one mutable
 * state of the package: bare functions have no client that could hold it.
 */
const caches = new WeakMap<typeof globalThis.fetch, Map<string, Entry>>();

/** Returns the kept value of a key, or loads it once for all calls that wait for the same. Failures are not kept. */
export async function cached<T>(call: Call, key: string, load: () => Promise<T>): Promise<T> {
	// oxlint-disable-next-line eslint/no-restricted-properties -- the key of the cache; nothing is sent here
	const { fetch } = call;
	let cache = caches.get(fetch);
	if (!cache) caches.set(fetch, (cache = new Map<string, Entry>()));
	for (;;) {
		const kept = cache.get(key);
		const entry = kept && kept.until > call.clock.now() ? kept : addEntry(cache, key, call, load);
		if (entry.result) return entry.result.value as T; // the key names what is loaded, and so the type
		try {
			return (await untilAborted(call, entry.promise)) as T; // the key names what is loaded, and so the type
		} catch (error) {
			// The call that sent the request was aborted; this one was not, so it sends its own.
			const isForeignAbort = entry.owner !== call.signal && entry.owner.aborted && !call.signal.aborted;
			if (!isForeignAbort) throw error;
			if (cache.get(key) === entry) cache.delete(key);
		}
	}
}

function addEntry(cache: Map<string, Entry>, key: string, call: Call, load: () => Promise<unknown>): Entry {
	const entry: Entry = { promise: load(), owner: call.signal, until: call.clock.now() + FRESH_MS };
	cache.delete(key);
	cache.set(key, entry);
	const [oldest] = cache.keys();
	if (cache.size > MOST_KEPT && oldest !== undefined) cache.delete(oldest);
	entry.promise.then(
		(value) => (entry.result = { value }),
		() => cache.get(key) === entry && cache.delete(key),
	);
	return entry;
}

/** Rejects with the call's own reason when its signal fires before a shared reply comes. */
function untilAborted<T>(call: Call, shared: Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const release = call.onAbort(() => reject(call.signal.reason as Error));
		shared.then(resolve, reject).finally(release);
	});
}
