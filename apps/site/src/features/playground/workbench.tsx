import { useEffect, useMemo, useRef, useState } from "react";
import { replaceSearch } from "../../lib/form-state.ts";
import type { Catalogue, TaskData } from "./catalogue.ts";
import { ChatField } from "./chat-field.tsx";
import { useAccess } from "./connection/access-context.ts";
import { continueWith, hasQuestion } from "./chat-turns.ts";
import { AddRivalButton } from "./compare/add-model-button.tsx";
import { RivalColumn, toName } from "./compare/compare-column.tsx";
import { addRival, withRivals } from "./compare/compared-models.ts";
import { useRivals } from "./compare/use-compared-models.ts";
import { type Draft, readDraft, type Reading } from "./draft.ts";
import { toFormText } from "./form-text.ts";
import { JobOffer } from "./jobs/job-offer.tsx";
import { toCall } from "./to-call.ts";
import { type PlaygroundState, toParams } from "./playground-state.ts";
import styles from "./playground.module.css";
import { usePlayground } from "./playground-context.ts";
import { LiveSnippets } from "./live-snippets.tsx";
import { ResultPane } from "./result-pane.tsx";
import { SchemaForm } from "./schema-form.tsx";
import { TokenLens } from "./token-view/token-view.tsx";
import { useDraft } from "./use-draft.ts";
import { useRun } from "./use-run.ts";

const CHAT = "conversational";

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
	const { words } = usePlayground();
	const form = useRef<HTMLFormElement>(null);
	const { draft, setDraft, isExample, useExample } = useDraft(state.task, data);
	const [isChecked, setIsChecked] = useState(false);
	const { run, start, resume, stop } = useRun();
	const compared = useRivals(catalogue, state.task);
	const { rivals, setRivals } = compared;
	const isChat = state.task === CHAT;
	const { args, problems } = useMemo(() => readForm(data, draft, isChat), [data, draft, isChat]);
	const accessFor = useAccess();
	const call = useMemo(
		() => toCall(catalogue, state, args, accessFor(state.provider)),
		[catalogue, state, args, accessFor],
	);
	const shown = isChecked ? problems : new Map([...problems].filter(([, { kind }]) => kind !== "required"));
	const isRunning = run.status === "running" || run.status === "streaming" || compared.isBusy;
	const isComparing = rivals.length > 0;
	const kind = catalogue.tasks.find(({ id }) => id === state.task)?.outputKind ?? "other";

	useEffect(() => {
		replaceSearch(withRivals(toParams(state, isExample ? {} : draft), rivals));
	}, [state, draft, isExample, rivals]);

	/** The buttons are never `disabled`, only `aria-disabled`: a disabled one would lose the focus. */
	function submit(): void {
		if (isRunning) return;
		setIsChecked(true);
		if (problems.size > 0) return focusFirst(form.current);
		if (onBlocked) {
			onBlocked();
			return focusFirst(document.body);
		}
		start(call);
		compared.startAll(args);
	}

	function stopAll(): void {
		if (run.status === "running" || run.status === "streaming") stop();
		compared.stopAll();
	}

	const change = (path: string, value: Draft[string] | undefined): void =>
		setDraft({ ...draft, [path]: value ?? "" });

	return (
		<div className={styles.workbench} data-compared={isComparing || undefined}>
			<form
				ref={form}
				className={styles.form}
				aria-label={words.input}
				autoComplete="off"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			>
				<h2>{words.input}</h2>
				{isChat && (
					<ChatField
						messages={textOf(draft["messages"])}
						problem={shown.has("messages") ? words.problems.required : undefined}
						onChange={(messages) => change("messages", messages)}
					/>
				)}
				<SchemaForm
					schema={data.input}
					skip={isChat ? ["messages"] : []}
					draft={draft}
					problems={shown}
					onChange={change}
				/>
				<div className={styles.actions}>
					<button type="submit" className={styles.run} aria-disabled={isRunning}>
						{words.run}
					</button>
					<button type="button" className={styles.stop} aria-disabled={!isRunning} onClick={stopAll}>
						{words.stop}
					</button>
					{!isExample && (
						<button type="button" className={styles.quiet} onClick={useExample}>
							{words.useExample}
						</button>
					)}
				</div>
			</form>
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
				{rivals.map((rival) => (
					<RivalColumn
						key={rival.id}
						rival={rival}
						state={state}
						catalogue={catalogue}
						models={data.models}
						kind={kind}
						runners={compared.runners}
						onChange={(changed) => setRivals(rivals.map((one) => (one.id === rival.id ? changed : one)))}
						onRemove={() => setRivals(rivals.filter(({ id }) => id !== rival.id))}
						onBusy={(isBusy) => compared.setBusy(rival, isBusy)}
					/>
				))}
			</div>
			<div className={styles.tools}>
				<LiveSnippets call={call} />
				<TokenLens text={toFormText(draft)} model={state.model} />
			</div>
			<AddRivalButton
				count={rivals.length}
				onAdd={() =>
					setRivals(
						addRival(rivals, {
							catalogue,
							task: state.task,
							provider: state.provider,
							models: data.models,
						}),
					)
				}
			/>
		</div>
	);
}

/** A conversation is a required field too, and nothing to answer is no conversation. */
function readForm(data: TaskData, draft: Draft, isChat: boolean): Reading {
	const read = readDraft(data.input, draft);
	if (!isChat || hasQuestion(textOf(draft["messages"]))) return read;
	return { ...read, problems: new Map([["messages", { kind: "required" }], ...read.problems]) };
}

function focusFirst(form: HTMLElement | null): void {
	requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
}

function textOf(value: Draft[string] | undefined): string {
	return typeof value === "string" ? value : "";
}
