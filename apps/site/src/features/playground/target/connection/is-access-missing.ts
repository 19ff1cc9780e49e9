import type { Catalogue } from "../state/catalogue.ts";
import type { PlaygroundState } from "../state/playground-state.ts";
import { BLOCKING, findKeyNote } from "./access-notes.ts";
import { findUrlProblem } from "./endpoint-url.ts";
import type { ConnectionControls } from "./use-connection.ts";

/** True when a run cannot begin: the chosen access lacks its key or its URL, or would send the key to the wrong host. */
export function isAccessMissing(
	{ providers }: Catalogue,
	{ connection, provider: id }: Pick<PlaygroundState, "connection" | "provider">,
	controls: ConnectionControls,
): boolean {
	if (connection === "endpoint")
		return findUrlProblem(controls.endpoint.url) !== undefined || controls.findOwner() !== undefined;
	const provider = providers.find((one) => one.id === id);
	if (connection !== "key" || !provider) return false;
	const note = findKeyNote(provider, controls.findProviderKey(id), controls.findOwner(id));
	return note !== undefined && BLOCKING.has(note);
}
