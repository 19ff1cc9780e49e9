import { usePlayground } from "../parts/playground-context.ts";
import type { ConnectionKind } from "../target/connection/access.ts";

/** Why no response came, as far as a page can know; nothing where no network was used. */
export function NetworkHint({ connection }: { readonly connection: ConnectionKind | undefined }) {
	const { offlineHint, networkHint } = usePlayground().words.connection;
	if (connection === undefined || connection === "simulated") return undefined;
	if (!navigator.onLine) return <p>{offlineHint}</p>;
	return connection === "local" ? undefined : <p>{networkHint}</p>;
}
