import { continueWith } from "../form/chat-turns.ts";
import { AddModelButton } from "./compare/add-model-button.tsx";
import { toName } from "./compare/compare-column.tsx";
import { ComparedColumns } from "./compare/compared-columns.tsx";
import type { Draft } from "../form/draft.ts";
import { textOf, toFormText } from "../form/form-text.ts";
import { JobOffer } from "../answer/jobs/job-offer.tsx";
import { listLocalModels } from "../target/catalogue.ts";
import { LiveSnippets } from "../code/live-snippets.tsx";
import styles from "./page.module.css";
import { ResultPane } from "../answer/result-pane.tsx";
import { TokenView } from "../form/token-view/token-view.tsx";
import { useWorkbench, type WorkbenchControls, type WorkbenchProps } from "./use-workbench.ts";
import { WorkbenchForm } from "../form/workbench-form.tsx";

/** The form of one task beside the result of its run. */
export function Workbench(props: WorkbenchProps) {
	const { state, data } = props;
	const controls = useWorkbench(props);
	const { formRef, form, problems, call, kind, comparison, isRunning, submit, stopAll } = controls;
	const { draft, setDraft, isExample, useExample } = form;
	const models = listModels(props);
	const change = (path: string, value: Draft[string] | undefined): void =>
		setDraft({ ...draft, [path]: value ?? "" });
	return (
		<div className={styles.workbench} data-compared={comparison.comparedModels.length > 0 || undefined}>
			<WorkbenchForm
				ref={formRef}
				data={data}
				draft={draft}
				problems={problems}
				isChat={kind === "chat"}
				isRunning={isRunning}
				onChange={change}
				onExample={isExample ? undefined : useExample}
				onRun={submit}
				onStop={stopAll}
			/>
			<Results
				{...props}
				controls={controls}
				onContinue={(answer) => change("messages", continueWith(textOf(draft["messages"]), answer))}
			/>
			<div className={styles.tools}>
				<LiveSnippets call={call} />
				<TokenView text={toFormText(draft)} model={state.model} />
			</div>
			<AddModelButton
				count={comparison.comparedModels.length}
				onAdd={() => comparison.add(state.provider, models)}
			/>
		</div>
	);
}

/** The result of the run beside those of the compared models; before a run, the job that an earlier page has left. */
function Results({
	catalogue,
	state,
	data,
	onBlocked,
	controls: { run: runControls, comparison, kind },
	onContinue,
}: WorkbenchProps & {
	readonly controls: WorkbenchControls;
	/** Takes the model's answer into the conversation. */
	readonly onContinue: (answer: string) => void;
}) {
	const { run, resume } = runControls;
	const isComparing = comparison.comparedModels.length > 0;
	return (
		<div className={styles.results}>
			{(run.status === "idle" || run.status === "stopped") && (
				<JobOffer key={run.status} state={state} isBlocked={onBlocked !== undefined} onResume={resume} />
			)}
			<ResultPane
				run={run}
				name={isComparing ? toName(catalogue, state) : undefined}
				kind={kind}
				errors={catalogue.errors}
				onContinue={kind === "chat" ? onContinue : undefined}
			/>
			<ComparedColumns
				comparison={comparison}
				catalogue={catalogue}
				state={state}
				models={listModels({ catalogue, state, data })}
				kind={kind}
			/>
		</div>
	);
}

/** Suggested models: of a task in the reader's browser those that run there. */
function listModels({ catalogue, state, data }: Pick<WorkbenchProps, "catalogue" | "state" | "data">) {
	return state.connection === "local" ? listLocalModels(catalogue, state.task) : data.models;
}
