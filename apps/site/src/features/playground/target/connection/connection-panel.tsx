import type { Catalogue } from "../state/catalogue.ts";
import type { PlaygroundState } from "../state/playground-state.ts";
import { EndpointPanel } from "./endpoint-panel.tsx";
import { KeyPanel } from "./key-panel.tsx";
import { MirrorPanel } from "./mirror-panel.tsx";
import type { ConnectionControls } from "./use-connection.ts";

/** What a connection needs of the reader: a key, a server, or, where it is not the hub, the place of models. Nothing for simulated answers. */
export function ConnectionPanel({
	catalogue,
	state: { connection, provider: id, task },
	controls,
	isAttempted,
	onModels,
}: {
	readonly catalogue: Catalogue;
	readonly state: Pick<PlaygroundState, "connection" | "provider" | "task">;
	readonly controls: ConnectionControls;
	/** The reader has tried to run without what is missing. */
	readonly isAttempted: boolean;
	/** The models that the reader's own server names. */
	readonly onModels: (models: readonly string[]) => void;
}) {
	if (connection === "local") return <MirrorPanel catalogue={catalogue} controls={controls} />;
	if (connection === "endpoint")
		return <EndpointPanel controls={controls} isAttempted={isAttempted} onModels={onModels} />;
	const provider = catalogue.providers.find((one) => one.id === id);
	if (connection !== "key" || !provider) return undefined;
	return (
		<KeyPanel
			catalogue={catalogue}
			provider={provider}
			task={task}
			controls={controls}
			isAttempted={isAttempted}
		/>
	);
}
