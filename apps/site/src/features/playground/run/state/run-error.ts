import type { TriedRequest } from "./run-callbacks.ts";

/** Error of a failed run, as the page shows it. */
export interface RunError {
	/** The client's code; absent for an error that is not the client's. */
	readonly code?: string | undefined;
	readonly message: string;
	readonly status?: number | undefined;
	/** Seconds from the server's `Retry-After`. */
	readonly retryAfter?: number | undefined;
	/** Attempts of the request that failed; 0 where that was a lookup. Earlier requests of the same call do not count. */
	readonly attempts: number;
	/** Attempts of the lookup that failed, before the task's own request. */
	readonly lookups?: number | undefined;
}

/** Reads an error of any kind. The client's errors are known by their fields, so that the client need not be loaded for it. */
export function toRunError(error: unknown): RunError {
	if (!(error instanceof Error)) return { message: String(error), attempts: 0 };
	const { code, status, retryAfter, attempts } = error as Partial<Fields>; // any of the fields may be missing
	const tries = Array.isArray(attempts) ? listTries(attempts as readonly TriedRequest[]) : []; // the client's own
	return {
		message: error.message,
		...(isLookup(tries[0]) ? { attempts: 0, lookups: tries.length } : { attempts: tries.length }),
		...(typeof code === "string" && { code }),
		...(typeof status === "number" && { status }),
		...(typeof retryAfter === "number" && { retryAfter }),
	};
}

/** The attempts of the last request: the last one, and those before it after which the client tried again. */
export function listTries<Tried extends TriedRequest>(attempts: readonly Tried[]): readonly Tried[] {
	const before = attempts.slice(0, -1).findLastIndex(({ waitedMs }) => waitedMs === undefined);
	return attempts.slice(before + 1);
}

/** True for a request of the hub's facts about a model, or about the tasks, with which a call begins. */
export function isLookup(tried: TriedRequest | undefined): boolean {
	return tried?.method === "GET" && /\/api\/(?:models\/|tasks$)/.test(tried.url);
}

/** True for what the simulated hub, its router and its providers say of a model that nobody has. */
export function saysUnknownModel(message: string): boolean {
	return /\bmodel .+ does not exist/i.test(message);
}

interface Fields {
	readonly code: unknown;
	readonly status: unknown;
	readonly retryAfter: unknown;
	readonly attempts: unknown;
}
