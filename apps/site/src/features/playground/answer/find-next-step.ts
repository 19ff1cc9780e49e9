import type { ConnectionKind } from "../target/connection/access.ts";

/**
 * The status whose next step is said for a response: its own, or 500 for every other failure of a server. Undefined for a model on
 * this device: there is no server to do something about, and its errors have pages of their own.
 * @param known statuses with a next step
 */
export function findNextStep(
	status: number,
	connection: ConnectionKind | undefined,
	known: readonly string[],
): string | undefined {
	if (connection === "local") return undefined;
	const own = String(status);
	if (known.includes(own)) return own;
	return status >= 500 ? "500" : undefined;
}
