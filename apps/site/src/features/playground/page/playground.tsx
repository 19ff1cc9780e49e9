import { useEffect, useMemo, useState } from "react";
import type { Messages } from "../../../../messages/words.ts";
import { AccessContext } from "../target/connection/access-context.ts";
import { ConnectionFields } from "../target/connection/connection-fields.tsx";
import { isAccessMissing } from "../target/connection/is-access-missing.ts";
import { useConnection } from "../target/connection/use-connection.ts";
import type { Catalogue } from "../target/catalogue.ts";
import { holdTab } from "../form/draft-store.ts";
import { PlaygroundContext } from "../parts/playground-context.ts";
import { type PlaygroundState, readState, toNextState } from "../target/playground-state.ts";
import styles from "./page.module.css";
import { TargetFields } from "../target/target-fields.tsx";
import { useModelList } from "../target/models/use-model-list.ts";
import { useTaskData } from "../target/use-task-data.ts";
import { useTriedData } from "../target/use-tried-data.ts";
import { Workbench } from "./workbench.tsx";

/** The playground: what to run, with whom, the input, and what came out. Runs in the browser only. */
export function Playground({
	catalogue,
	words,
	copying,
}: {
	readonly catalogue: Catalogue;
	readonly words: Messages["playground"];
	readonly copying: Messages["code"];
}) {
	const { locale, modelLines, runtimeBytes } = catalogue;
	const [state, setState] = useState(() => readState(new URLSearchParams(location.search), catalogue));
	const [served, setServed] = useState<readonly string[]>([]);
	const [isAttempted, setIsAttempted] = useState(false);
	const controls = useConnection(state.connection, catalogue);
	const data = useTaskData(state.task, locale);
	const list = useModelList(catalogue, state, data, served);
	const full = useMemo(() => ({ ...state, model: state.model || list.first }), [state, list.first]);
	const tried = useTriedData(catalogue, full, data);
	useEffect(holdTab, []);
	const isBlocked = isAccessMissing(catalogue, state, controls);

	function change(changed: Partial<PlaygroundState>): void {
		setIsAttempted(false);
		setState(toNextState(catalogue, state, changed, controls.endpoint.form));
	}

	return (
		<PlaygroundContext value={{ locale, words, copying, modelLines, runtimeBytes }}>
			<AccessContext value={controls.accessFor}>
				<div className={styles.playground} data-playground="">
					<ConnectionFields
						catalogue={catalogue}
						state={full}
						controls={controls}
						isAttempted={isAttempted}
						onChange={(connection) => change({ connection })}
						onModels={setServed}
					/>
					<TargetFields
						catalogue={catalogue}
						state={full}
						form={controls.endpoint.form}
						list={list}
						onChange={change}
					/>
					{data === "failed" && <p role="alert">{words.noData}</p>}
					{data === "loading" && <p className={styles.waiting}>{words.loading}</p>}
					{typeof tried === "object" && (
						<Workbench
							key={state.task}
							catalogue={catalogue}
							state={full}
							data={tried}
							onBlocked={isBlocked ? () => setIsAttempted(true) : undefined}
						/>
					)}
				</div>
			</AccessContext>
		</PlaygroundContext>
	);
}
