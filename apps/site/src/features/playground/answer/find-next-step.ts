import { LOOPBACK_HOSTS } from "../target/connection/loopback.ts";
import type { ConnectionKind } from "../target/state/access.ts";

/** A response that failed a run. */
export interface FailedResponse {
	/** Undefined where none came. */
	readonly status: number | undefined;
	readonly connection: ConnectionKind | undefined;
	/** Of the reader's own server, where it was called. */
	readonly endpointUrl?: string | undefined;
}

/**
 * Whose next step is said: that of the status, of 500 for every other failure of a server, or of no response, with a network or
 * without: a server on this device needs none. Undefined for a model on this device that got a response: its errors have pages of their own.
 * @param known statuses with a next step
 */
export function findNextStep(
	{ status, connection, endpointUrl }: FailedResponse,
	isOnLine: boolean,
	known: readonly string[],
): string | undefined {
	const isLocal = connection === "local";
	if (status === undefined) {
		if (connection === "simulated") return undefined;
		if (!isOnLine && !isOnThisDevice(endpointUrl)) return "offline";
		return isLocal ? undefined : "network";
	}
	if (isLocal) return undefined;
	const own = String(status);
	if (known.includes(own)) return own;
	return status >= 500 ? "500" : undefined;
}

function isOnThisDevice(url: string | undefined): boolean {
	return url !== undefined && LOOPBACK_HOSTS.includes(new URL(url).hostname);
}
