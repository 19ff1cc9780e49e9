import type { Call } from "../../types/call.ts";
import { hasLimit, timeoutError } from "../call/call.ts";

/** Started when a wait for the server begins, stopped when it ends. */
export interface IdleWatch {
	start(): void;
	stop(): void;
}

/**
 * Ends the call when it waited `ms` for an event. Only the server's time counts: neither comments nor what the reader does
 * between two events move the clock. One timer serves many waits.
 */
export function watchIdle(call: Call, ms: number): IdleWatch {
	let since: number | undefined;
	let isSet = false;
	function set(wait: number): void {
		isSet = true;
		call.after(wait, () => {
			isSet = false;
			if (since === undefined) return;
			const left = since + ms - call.clock.now();
			if (left > 1) set(left);
			else call.abort(timeoutError("The next event", ms, "idle-timeout"));
		});
	}
	return {
		start() {
			since = call.clock.now();
			if (!isSet && hasLimit(ms)) set(ms);
		},
		stop() {
			since = undefined;
		},
	};
}
