import { useMemo, useState } from "react";
import type { Messages } from "../../../messages/tr.ts";
import { type Catalogue, chooseModel, type TaskData } from "./catalogue.ts";
import { PlaygroundContext } from "./playground-context.ts";
import { chooseProvider, type PlaygroundState, readState } from "./playground-state.ts";
import styles from "./playground.module.css";
import { TargetFields } from "./target-fields.tsx";
import { useTaskData } from "./use-task-data.ts";
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
	const { locale } = catalogue;
	const [state, setState] = useState(() => readState(new URLSearchParams(location.search), catalogue));
	const data = useTaskData(state.task, locale);
	const full = useMemo(() => withModel(state, data), [state, data]);

	function change(changed: Partial<PlaygroundState>): void {
		const task = changed.task ?? state.task;
		const isOther = task !== state.task;
		const provider = chooseProvider(catalogue, task, changed.provider ?? state.provider);
		setState({ ...state, ...changed, provider, ...(isOther && { model: "" }) });
	}

	return (
		<PlaygroundContext value={{ locale, words, copying }}>
			<div className={styles.playground} data-playground="">
				<p className={styles.simulated}>{words.simulatedNote}</p>
				<TargetFields catalogue={catalogue} state={full} models={toModels(data)} onChange={change} />
				{data === "failed" && <p role="alert">{words.noData}</p>}
				{data === "loading" && <p className={styles.waiting}>{words.loading}</p>}
				{typeof data === "object" && (
					<Workbench key={state.task} catalogue={catalogue} state={full} data={data} />
				)}
			</div>
		</PlaygroundContext>
	);
}

function withModel(state: PlaygroundState, data: TaskData | "loading" | "failed"): PlaygroundState {
	return { ...state, model: state.model || chooseModel(toModels(data), state.provider) };
}

function toModels(data: TaskData | "loading" | "failed"): readonly string[] {
	return typeof data === "object" ? data.models : [];
}
