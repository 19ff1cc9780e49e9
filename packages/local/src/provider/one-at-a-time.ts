import { untilAborted } from "../lib/until-aborted.ts";

/** Lets work begin when the work before it has ended. */
export type Queue = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/** A queue without work. Work that is aborted while it waits leaves at once. */
export function oneAtATime(): Queue {
	let last: Promise<unknown> = Promise.resolve();
	return async (signal, work) => {
		const before = last;
		let release: () => void = () => undefined;
		const mine = new Promise<void>((resolve) => (release = resolve));
		last = before.then(() => mine);
		try {
			await untilAborted(before, signal);
			return await work();
		} finally {
			release();
		}
	};
}
