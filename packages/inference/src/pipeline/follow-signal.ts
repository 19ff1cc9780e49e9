interface Followers {
	readonly callbacks: Set<() => void>;
	readonly notify: () => void;
}

/**
 * The calls under way on a signal of a caller. They share one listener, because runtimes warn of a leak beyond ten; it goes
 * with the last call.
 */
const followersOf = new WeakMap<AbortSignal, Followers>();

/** Calls back when a signal fires, at once where it has. The returned function ends that. */
export function followSignal(signal: AbortSignal, callback: () => void): () => void {
	if (signal.aborted) callback();
	const { callbacks, notify } = followersOf.get(signal) ?? startFollowing(signal);
	callbacks.add(callback);
	return () => {
		callbacks.delete(callback);
		if (callbacks.size > 0) return;
		followersOf.delete(signal);
		signal.removeEventListener("abort", notify);
	};
}

function startFollowing(signal: AbortSignal): Followers {
	const callbacks = new Set<() => void>();
	const followers = { callbacks, notify: () => callbacks.forEach((callback) => callback()) };
	followersOf.set(signal, followers);
	signal.addEventListener("abort", followers.notify);
	return followers;
}
