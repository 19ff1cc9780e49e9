import { ApiError, NetworkError, OutputError, RouteError } from "../../errors.ts";
import type { Call } from "../../types/call.ts";

/** True when another provider may still serve the call: not after a mistake of the caller, an abort or a time limit. */
export function mayTryNext(error: unknown, call: Call): boolean {
	if (call.signal.aborted) return false;
	if (error instanceof RouteError || error instanceof NetworkError || error instanceof OutputError)
		return true;
	return error instanceof ApiError && error.status !== 400 && error.status !== 422;
}
