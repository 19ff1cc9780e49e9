import { useEffect, useMemo, useRef, useState } from "react";
import { replaceSearch } from "../../lib/form-state.ts";
import type { Catalogue, TaskData } from "./catalogue.ts";
import { useAccess } from "./connection/access-context.ts";
import { continueWith, hasInput } from "./chat-turns.ts";
import { AddModelButton } from "./compare/add-model-button.tsx";
import { toName } from "./compare/compare-column.tsx";
import { ComparedColumns } from "./compare/compared-columns.tsx";
import { withComparedModels } from "./compare/compared-models.ts";
import { useComparedModels } from "./compare/use-compared-models.ts";
import { type Draft, readDraft, type Reading } from "./draft.ts";
import { toFormText } from "./form-text.ts";
import { JobOffer } from "./jobs/job-offer.tsx";
import { toCall } from "./to-call.ts";
import { type PlaygroundState, toParams } from "./playground-state.ts";
import styles from "./playground.module.css";
import { LiveSnippets } from "./live-snippets.tsx";
import { ResultPane } from "./result-pane.tsx";
import { TokenView } from "./token-view/token-view.tsx";
import { useDraft } from "./use-draft.ts";
import { useRun } from "./use-run.ts";
import { textOf, WorkbenchForm } from "./workbench-form.tsx";

/** The form of one task beside the result of its run. */
export function Workbench({
	catalogue,
	state,
	data,
	onBlocked,
}: {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	readonly data: TaskData;
	/** Called for an attempt to run that cannot begin, because the connection lacks something; absent when it can. */
	readonly onBlocked: (() => void) | undefined;
}) {
	const form = useRef<HTMLFormElement>(null);
	const { draft, setDraft, isExample, useExample } = useDraft(state.task, data);
	const [isChecked, setIsChecked] = useState(false);
	const { run, start, resume, stop } = useRun();
	const comparison = useComparedModels(catalogue, state.task);
	const { comparedModels } = comparison;
	const kind = catalogue.tasks.find(({ id }) => id === state.task)?.outputKind ?? "other";
	const isChat = kind === "chat";
	const { args, problems } = useMemo(() => readForm(data, draft, isChat), [data, draft, isChat]);
	const accessFor = useAccess();
	const call = useMemo(
		() => toCall(catalogue, state, args, accessFor(state.provider)),
		[catalogue, state, args, accessFor],
	);
	const shown = isChecked ? problems : new Map([...problems].filter(([, { kind }]) => kind !== "required"));
	const isRunning = run.status === "running" || run.status === "streaming" || comparison.isBusy;
	const isComparing = comparedModels.length > 0;

	useEffect(() => {
		replaceSearch(withComparedModels(toParams(state, isExample ? {} : draft), comparedModels));
	}, [state, draft, isExample, comparedModels]);

	function submit(): void {
		if (isRunning) return;
		setIsChecked(true);
		if (problems.size > 0) return focusFirst(form.current);
		if (onBlocked) {
			onBlocked();
			return focusFirst(document.body);
		}
		start(call);
		comparison.startAll(args);
	}

	function stopAll(): void {
		if (run.status === "running" || run.status === "streaming") stop();
		comparison.stopAll();
	}

	const change = (path: string, value: Draft[string] | undefined): void =>
		setDraft({ ...draft, [path]: value ?? "" });

	return (
		<div className={styles.workbench} data-compared={isComparing || undefined}>
			<WorkbenchForm
				ref={form}
				data={data}
				draft={draft}
				problems={shown}
				isChat={isChat}
				isRunning={isRunning}
				onChange={change}
				onExample={isExample ? undefined : useExample}
				onRun={submit}
				onStop={stopAll}
			/>
			<div className={styles.results}>
				{(run.status === "idle" || run.status === "stopped") && (
					<JobOffer key={run.status} state={state} isBlocked={onBlocked !== undefined} onResume={resume} />
				)}
				<ResultPane
					run={run}
					name={isComparing ? toName(catalogue, state) : undefined}
					kind={kind}
					errors={catalogue.errors}
					onContinue={
						isChat
							? (answer) => change("messages", continueWith(textOf(draft["messages"]), answer))
							: undefined
					}
				/>
				<ComparedColumns
					comparison={comparison}
					catalogue={catalogue}
					state={state}
					models={data.models}
					kind={kind}
				/>
			</div>
			<div className={styles.tools}>
				<LiveSnippets call={call} />
				<TokenView text={toFormText(draft)} model={state.model} />
			</div>
			<AddModelButton
				count={comparison.comparedModels.length}
				onAdd={() => comparison.add(state.provider, data.models)}
			/>
		</div>
	);
}

/** A conversation is a required field too, and nothing to answer is no conversation. */
function readForm(data: TaskData, draft: Draft, isChat: boolean): Reading {
	const read = readDraft(data.input, draft);
	if (!isChat || hasInput(textOf(draft["messages"]))) return read;
	return { ...read, problems: new Map([["messages", { kind: "required" }], ...read.problems]) };
}

function focusFirst(form: HTMLElement | null): void {
	requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
}
