import { listAllItems } from "../../form/chat/branches.ts";
import { listSecrets, type Secrets } from "../../run/saved/secrets.ts";
import type { RunState } from "../../run/state/run-state.ts";
import type { ConnectionControls } from "../../target/connection/use-connection.ts";
import type { Access } from "../../target/state/access.ts";
import type { ShownRun } from "../state/use-opened-form.ts";

/** The keys and the servers that this tab holds. */
export type TabKeys = Pick<ConnectionControls, "ring" | "endpoint">;

/**
 * Every key and every server that this tab holds, and the servers that the shown runs have called: a chat outlives a change of its
 * connection, so its answers can repeat secrets of another one than is chosen. The longest come first, since one can be the
 * beginning of another.
 */
export function listTabSecrets({ ring, endpoint }: TabKeys, shown: ShownRun | undefined): Secrets {
	const calls = shown ? listRuns(shown).flatMap(({ call }) => call ?? []) : [];
	const holders = Object.keys(ring).map((holder) => holder.replace("endpoint ", ""));
	const servers = [endpoint.url, ...holders, ...calls.map(({ endpointUrl = "" }) => endpointUrl)];
	const accesses: readonly Access[] = [
		...Object.values(ring).map((key) => ({ kind: "key", key }) as const),
		...servers
			.filter((url) => /^\s*https?:\/\/./i.test(url))
			.map((url) => ({ kind: "endpoint", url, form: endpoint.form, key: "" }) as const),
		...[endpoint, ...calls].map(({ hubUrl }) => ({ kind: "local", hubUrl }) as const),
	];
	const secrets = accesses.flatMap((access) => [...listSecrets(access)]);
	return new Map(secrets.toSorted(([a], [b]) => b.length - a.length));
}

/** The shown run, those of a chat with all versions, and those of the compared models. */
function listRuns({ run, chat, comparison: { comparedModels, columnOf } }: ShownRun): readonly RunState[] {
	const items = chat ? listAllItems(chat.branches) : [];
	const compared = comparedModels
		.map(columnOf)
		.flatMap((column) => [column.run, ...column.answers.flatMap(({ runs }) => runs)]);
	return [run, ...items.flatMap((item) => item.run ?? []), ...compared];
}
