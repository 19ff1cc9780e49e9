import type { ConnectionKind } from "../target/connection/access.ts";

/** A response that failed a run. */
export interface FailedResponse {
	/** Undefined where none came. */
	readonly status: number | undefined;
	readonly connection: ConnectionKind | undefined;
}

/**
 * Whose next step is said: that of the status, of 500 for every other failure of a server, or of no response, with a network or
 * without. Undefined for a model on this device that got a response: its errors have pages of their own.
 * @param known statuses with a next step
 */
export function findNextStep(
	{ status, connection }: FailedResponse,
	isOnLine: boolean,
	known: readonly string[],
): string | undefined {
	const isLocal = connection === "local";
	if (status === undefined) {
		if (connection === "simulated") return undefined;
		if (!isOnLine) return "offline";
		return isLocal ? undefined : "network";
	}
	if (isLocal) return undefined;
	const own = String(status);
	if (known.includes(own)) return own;
	return status >= 500 ? "500" : undefined;
}
