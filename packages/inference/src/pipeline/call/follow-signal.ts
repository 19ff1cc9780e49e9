import { isObjectWith } from "../../errors.ts";

/**
 * The calls under way on a signal of a caller. They share one listener, because runtimes warn of a leak beyond ten; it goes
 * with the last call.
 */
const callbacksOf = new WeakMap<EventTarget, Set<() => void>>();

/** True for what can be listened to as a signal. */
export function isSignal(value: unknown): value is AbortSignal {
	return isObjectWith(value, "addEventListener");
}

/** Calls back when a signal fires, at once where it has. The returned function ends that. */
export function followSignal(signal: AbortSignal, callback: () => void): () => void {
	if (signal.aborted) callback();
	const callbacks = callbacksOf.get(signal) ?? new Set();
	callbacksOf.set(signal, callbacks.add(callback));
	signal.addEventListener("abort", notify); // the same function is added once
	return () => {
		callbacks.delete(callback);
		if (callbacks.size === 0) signal.removeEventListener("abort", notify);
	};
}

function notify({ target }: Event): void {
	if (target) callbacksOf.get(target)?.forEach((callback) => callback());
}
