import { findAction } from "../faults/match-faults.ts";
import type { FaultAction } from "../faults/fault.ts";
import type { Bytes } from "../media/bytes.ts";
import type { Sleep } from "./wait.ts";

/** Timing and faults of a body that is sent. */
export interface Pacing {
	/** Milliseconds before each chunk but the first. */
	readonly gapMs: number;
	readonly faults: readonly FaultAction[];
	readonly sleep: Sleep;
	readonly signal?: AbortSignal;
}

/** A broken connection, as `fetch` reports it; Node's `cause` holds the reason. */
export class ConnectionCut extends TypeError {
	constructor() {
		super("fetch failed", { cause: Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }) });
		this.name = "TypeError";
	}
}

/** A stream of the chunks; the faults break, slow or stall it, and it ends early when the signal aborts. */
export function bodyStream(chunks: readonly Bytes[], pacing: Pacing): ReadableStream<Bytes> {
	const { faults, signal, sleep } = pacing;
	const slow = findAction(faults, "slow-body");
	const stepBytes = findAction(faults, "single-bytes") ? 1 : slow?.bytes;
	const steps = cut(chunks, stepBytes)[Symbol.iterator]();
	const breakAfter = findAction(faults, "cut-body")?.afterBytes ?? Infinity;
	const gapMs = slow?.delayMs ?? pacing.gapMs;
	const left = new AbortController();
	const stop = left.signal;
	if (signal?.aborted) left.abort(signal.reason);
	signal?.addEventListener("abort", () => left.abort(signal.reason), { once: true });
	let sent = 0;
	return new ReadableStream<Bytes>(
		{
			async pull(controller) {
				if (findAction(faults, "stalled-body")) await forever(sleep, stop);
				if (sent > 0 || slow) await sleep(gapMs, stop);
				const next = steps.next();
				if (sent >= breakAfter) return controller.error(new ConnectionCut());
				if (next.done) return controller.close();
				const step = next.value.subarray(0, breakAfter - sent);
				sent += step.length;
				controller.enqueue(step);
			},
			cancel: () => left.abort(),
		},
		{ highWaterMark: 0 },
	);
}

function* cut(chunks: readonly Bytes[], stepBytes: number | undefined): Generator<Bytes> {
	for (const chunk of chunks) {
		const step = stepBytes ?? Math.max(1, chunk.length);
		for (let start = 0; start < chunk.length; start += step) yield chunk.slice(start, start + step);
	}
}

/** Waits until the signal aborts, then rejects. */
async function forever(sleep: Sleep, signal: AbortSignal): Promise<void> {
	for (;;) await sleep(2 ** 31 - 1, signal);
}
