import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OutputKind } from "@pusula/tasks";
import type { Catalogue } from "../../target/state/catalogue.ts";
import type { TaskData } from "../../target/task-data.ts";
import { type ComparedModel, printCompared, withComparedModels } from "../compare/compared-models.ts";
import { type Comparison, useComparedModels } from "../compare/use-compared-models.ts";
import { useAccess } from "../../target/connection/access-context.ts";
import { readMessages } from "../../form/chat/messages.ts";
import type { KeptVersions } from "../../form/chat/versions.ts";
import { hasInput } from "../../form/chat/turns.ts";
import { type Draft, readDraft, type Reading } from "../../form/draft/draft.ts";
import { textOf } from "../../form/form-text.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import { focusSoon } from "../../parts/focus.ts";
import {
	chooseConnection,
	fitsUrl,
	type PlaygroundState,
	toParams,
} from "../../target/state/playground-state.ts";
import { rememberUsed } from "../../target/models/model-memory.ts";
import { toCall } from "../../form/to-call.ts";
import { type DraftControls, useDraft } from "../../form/use-draft.ts";
import { isBusy } from "../../run/state/run-state.ts";
import { type RunControls, useRun } from "../../run/use-run.ts";
import type { UrlEntry } from "../../../../lib/urls/url-writer.ts";
import type { OpenedFormControls, ShownForm, ShownRun } from "../state/use-opened-form.ts";
import { useAwaitedRun } from "./use-awaited-run.ts";
import { useStopKey } from "./use-stop-key.ts";
import { writeUrl } from "../state/use-url-entries.ts";

export interface WorkbenchProps {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	readonly data: TaskData;
	/** What the form begins with. */
	readonly opened: ShownForm;
	/** True once for a form that was opened to be run. */
	readonly takeRun: () => boolean;
	/** Holds the current form and its run for those beside the workbench. */
	readonly holdForm: OpenedFormControls["holdForm"];
	/** Holds the current chat for the one that takes its place. */
	readonly holdChat: OpenedFormControls["holdChat"];
	/** Once after the reader has chosen another target, the kind of its entry in the browser's history. */
	readonly takeEntry: () => UrlEntry;
	/** Called for an attempt to run that cannot begin, because the connection lacks something; absent when it can. */
	readonly onBlocked: (() => void) | undefined;
}

/** How a form is run. */
export interface SubmitOptions {
	/** All versions of a chat's messages, kept with the run. */
	readonly versions?: KeptVersions | undefined;
	/** Runs the first choice without the models compared with it. */
	readonly isAlone?: boolean;
	/** Runs this compared model alone. */
	readonly only?: ComparedModel;
}

/** The form of a task, its run, and the models compared with it. */
export interface WorkbenchControls {
	readonly formRef: RefObject<HTMLFormElement | null>;
	readonly form: DraftControls;
	/** The problems to show: all of them once a run was tried, before that without the fields that are still empty. */
	readonly problems: Reading["problems"];
	/** The call of the current form. */
	readonly call: PlaygroundCall;
	/** Kind of the task's output. */
	readonly kind: OutputKind;
	readonly run: RunControls;
	readonly comparison: Comparison;
	/** True while any model runs. */
	readonly isRunning: boolean;
	/** Changes a field of the form; nothing empties it. */
	readonly change: (path: string, value: Draft[string] | undefined) => void;
	/** Changes several fields of the form at once. */
	readonly changeAll: (changed: Draft) => void;
	/**
	 * Runs every model with the form, some fields of which may change with it. Returns false where the form or the
	 * connection has a problem: that gets the focus.
	 */
	readonly submit: (changed?: Draft, options?: SubmitOptions) => boolean;
	readonly stopAll: () => void;
}

/** The state of a workbench. The URL follows it. */
export function useWorkbench(props: WorkbenchProps): WorkbenchControls {
	const { catalogue, state, data, opened, onBlocked } = props;
	const formRef = useRef<HTMLFormElement>(null);
	const form = useDraft(state.task, data, opened);
	const [isChecked, setIsChecked] = useState(false);
	const run = useRun();
	const comparison = useComparedModels(catalogue, state, opened.compared);
	const kind = catalogue.tasks.find(({ id }) => id === state.task)?.outputKind ?? "other";
	const { args, problems } = useMemo(() => readForm(data, form.draft, kind), [data, form.draft, kind]);
	const { toSent, call } = useCall(catalogue, state, args);
	const isOwnRunning = isBusy(run.run);
	const isAnyRunning = isOwnRunning || comparison.isBusy;
	const awaited = useAwaitedRun(form.isComing, [toSent, comparison.comparedModels, form.edits], submit);
	const isRunning = isAnyRunning || awaited.isAwaited;
	useHeldForm(props, { form, call, kind, run: run.run, comparison });
	useUrl(props, form, comparison.comparedModels);
	useStopKey(isRunning, stopAll);

	function submit(changed?: Draft, options: SubmitOptions = {}): boolean {
		const { versions, isAlone = false, only } = options;
		if (!only && (isAlone ? isOwnRunning : isAnyRunning)) return false;
		const read = changed ? readForm(data, { ...form.draft, ...changed }, kind) : { args, problems };
		if (kind !== "chat" && form.isComing && isOnlyMissing(read.problems))
			return awaited.begin([changed, options]);
		setIsChecked(read.problems.size > 0);
		if (read.problems.size > 0) {
			focusSoon(PROBLEM, formRef.current);
			return false;
		}
		if (onBlocked) {
			onBlocked();
			focusSoon(PROBLEM);
			return false;
		}
		awaited.cancel();
		rememberUsed(state.model);
		if (only) comparison.start(only, read.args);
		else run.start({ ...(changed ? toSent(read.args) : call), versions });
		if (!only && !isAlone) comparison.startAll(read.args);
		return true;
	}

	function stopAll(): void {
		awaited.cancel();
		run.stop();
		comparison.stopAll();
	}

	return {
		formRef,
		form,
		problems: isChecked ? problems : withoutMissing(problems),
		call,
		kind,
		run,
		comparison,
		isRunning,
		change: (path, value) => form.change({ [path]: value ?? "" }),
		changeAll: form.change,
		submit,
		stopAll,
	};
}

/** The call of the current arguments, and what makes one of others, for the chosen target. */
function useCall(
	catalogue: Catalogue,
	state: PlaygroundState,
	current: PlaygroundCall["args"],
): { readonly toSent: (args: PlaygroundCall["args"]) => PlaygroundCall; readonly call: PlaygroundCall } {
	const accessFor = useAccess();
	const toSent = useCallback(
		(args: PlaygroundCall["args"]) => toCall(catalogue, state, args, accessFor(state.provider)),
		[catalogue, state, accessFor],
	);
	const call = useMemo(() => toSent(current), [toSent, current]);
	return { toSent, call };
}

/** Holds the current form for those beside the workbench. A conversation is longer than a URL as a rule. */
function useHeldForm(
	{ state: { connection }, holdForm }: WorkbenchProps,
	{
		form: { draft, isExample },
		run,
		call,
		kind,
		comparison,
	}: Pick<WorkbenchControls, "form" | "call" | "kind" | "comparison"> & Pick<ShownRun, "run">,
): void {
	const isInUrl = useMemo(() => kind === "chat" || isExample || fitsUrl(draft), [kind, isExample, draft]);
	useEffect(() => {
		const compared = comparison.comparedModels.map(printCompared);
		holdForm({ draft, compared }, { run, call, connection, comparison }, isInUrl);
	}, [holdForm, draft, comparison, run, call, connection, isInUrl]);
}

/** Keeps the page's URL at what the workbench shows; an example that nobody has changed is not written into it. */
function useUrl(
	{ catalogue, state, takeEntry }: WorkbenchProps,
	{ draft, isExample }: WorkbenchControls["form"],
	comparedModels: WorkbenchControls["comparison"]["comparedModels"],
): void {
	useEffect(() => {
		const params = toParams(state, isExample ? {} : draft, chooseConnection(catalogue, state.task));
		writeUrl(withComparedModels(params, comparedModels), takeEntry());
		// oxlint-disable-next-line react/exhaustive-deps -- a new takeEntry alone changes no URL
	}, [catalogue, state, draft, isExample, comparedModels]);
}

/** Problems worth a word before a run was tried: an empty field is none yet. */
function withoutMissing(problems: Reading["problems"]): Reading["problems"] {
	return new Map([...problems].filter(([, { kind }]) => kind !== "required"));
}

function isOnlyMissing(problems: Reading["problems"]): boolean {
	return problems.size > 0 && withoutMissing(problems).size === 0;
}

/** A conversation is a required field too, and nothing to answer is no conversation. */
function readForm(data: TaskData, draft: Draft, kind: OutputKind): Reading {
	const read = readDraft(data.input, draft);
	if (kind !== "chat" || hasInput(readMessages(textOf(draft["messages"])))) return read;
	return { ...read, problems: new Map([["messages", { kind: "required" }], ...read.problems]) };
}

/** The first field with something wrong. */
const PROBLEM = "[aria-invalid]";
