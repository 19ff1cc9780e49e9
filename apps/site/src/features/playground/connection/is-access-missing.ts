import type { Catalogue } from "../catalogue.ts";
import type { PlaygroundState } from "../playground-state.ts";
import { BLOCKING, findKeyNote } from "./access-notes.ts";
import { findAddressProblem } from "./endpoint-address.ts";
import type { ConnectionControls } from "./use-connection.ts";

/** Whether a run could not even begin: the chosen way lacks its key or its address, or would take the key to the wrong one. */
export function isAccessMissing(
	{ providers }: Catalogue,
	{ connection, provider: id }: PlaygroundState,
	controls: ConnectionControls,
): boolean {
	if (connection === "endpoint") return findAddressProblem(controls.endpoint.url) !== undefined;
	const provider = providers.find((one) => one.id === id);
	if (connection === "simulated" || !provider) return false;
	const note = findKeyNote(provider, controls.findProviderKey(id));
	return note !== undefined && BLOCKING.has(note);
}
