import { type ReactNode, Suspense, useId } from "react";
import { type Catalogue, isShippedModel, listLocalModels } from "../state/catalogue.ts";
import { ChoiceGroup } from "../../parts/choice-group.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { PlaygroundState } from "../state/playground-state.ts";
import { CONNECTIONS, type ConnectionKind } from "../state/access.ts";
import { ConnectionNote } from "./connection-note.tsx";
import styles from "../parts/connection.module.css";
import type { ConnectionControls } from "./use-connection.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

const ConnectionPanel = lazyPart(() =>
	import("./connection-panel.tsx").then((module) => module.ConnectionPanel),
);

/** Choice of the source of answers: the simulator in the page, a model in the browser, a provider with the reader's key, or the reader's own server. */
export function ConnectionFields({
	catalogue,
	state,
	controls,
	isAttempted,
	contact,
	onChange,
	onModels,
}: {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	readonly controls: ConnectionControls;
	/** The reader has tried to run without what is missing. */
	readonly isAttempted: boolean;
	/** What a link would call, with the reader's consent to it. */
	readonly contact?: ReactNode;
	readonly onChange: (kind: ConnectionKind) => void;
	/** The models that the reader's own server names. */
	readonly onModels: (models: readonly string[]) => void;
}) {
	const { words } = usePlayground();
	const hasLocal = listLocalModels(catalogue, state.task).length > 0;
	const hasPanel =
		state.connection === "local" ? !isShippedModel(catalogue, state) : state.connection !== "simulated";
	return (
		<div className={styles.connection}>
			<ChoiceGroup
				name={useId()}
				legend={words.connection.title}
				value={state.connection}
				options={CONNECTIONS.filter((kind) => kind !== "local" || hasLocal).map((kind) => ({
					value: kind,
					title: words.connection.ways[kind],
				}))}
				onChange={onChange}
			/>
			<ConnectionNote catalogue={catalogue} state={state} />
			{hasPanel && (
				<Suspense>
					{state.connection === "key" && contact}
					<ConnectionPanel
						catalogue={catalogue}
						state={state}
						controls={controls}
						isAttempted={isAttempted}
						onModels={onModels}
					/>
				</Suspense>
			)}
		</div>
	);
}
