import { useEffect, useState } from "react";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import { toCall } from "../../form/to-call.ts";
import { readSearch } from "../../parts/page-url.ts";
import { makeRunner, type Runner } from "../../run/make-runner.ts";
import { IDLE, isBusy, type RunState } from "../../run/state/run-state.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { useAccess } from "../../target/connection/access-context.ts";
import type { PlaygroundState } from "../../target/state/playground-state.ts";
import {
	addComparedModel,
	type ComparedModel,
	readComparedModels,
	toComparedParams,
} from "./compared-models.ts";
import type { Column } from "../state/shown-comparison.ts";
import type { Columns } from "./own-answers.ts";

type Args = PlaygroundCall["args"];

/** The compared models, and the functions that change and run them. */
export interface Comparison {
	readonly comparedModels: readonly ComparedModel[];
	/** Id of the one that the reader has added last. */
	readonly latest: number | undefined;
	/** Adds a provider that is not compared yet, with one of the models. */
	readonly add: (provider: string, models: readonly string[]) => void;
	/** Replaces the model with the same id. */
	readonly change: (changed: ComparedModel) => void;
	readonly remove: (removed: ComparedModel) => void;
	readonly columnOf: (comparedModel: ComparedModel) => Column;
	/** True while any of them runs. */
	readonly isBusy: boolean;
	/** Runs one of them; in a chat it goes on with what it said itself. */
	readonly start: (comparedModel: ComparedModel, args: Args) => void;
	readonly stop: (comparedModel: ComparedModel) => void;
	/** Shows another version of an answer. */
	readonly show: (comparedModel: ComparedModel, path: string, version: number) => void;
	readonly startAll: (args: Args) => void;
	readonly stopAll: () => void;
	/** Gives what shows an earlier run of the model with an id, where it has none yet. */
	readonly recall: (id: number) => (run: RunState) => void;
}

const EMPTY: Column = { run: IDLE, answers: [] };

const NO_COLUMNS: Columns = new Map();

/** The compared models of a task, at first those given, or else those in the URL. */
export function useComparedModels(
	catalogue: Catalogue,
	state: PlaygroundState,
	compared: readonly string[] | undefined,
): Comparison {
	const { remove, ...list } = useList(catalogue, state.task, compared);
	const { comparedModels } = list;
	const [columns, setColumns] = useState<Columns>(NO_COLUMNS);
	const runners = useRunners();
	const accessFor = useAccess();
	const columnOf = ({ id }: ComparedModel): Column => columns.get(id) ?? EMPTY;

	const busy = comparedModels.filter((one) => isBusy(columnOf(one).run));
	const isAnyBusy = busy.length > 0;
	useKeptColumns(state.task, comparedModels, { columns, busy: busy.length, setColumns });

	function changeColumn(id: number, next: (before: Column) => Column): void {
		setColumns((before) => new Map([...before, [id, next(before.get(id) ?? EMPTY)]]));
	}
	/** Runs a model; its runner is known before the part of the page that says what it is sent. */
	function start(comparedModel: ComparedModel, args: Args): void {
		const { id, provider, model } = comparedModel;
		const access = accessFor(provider);
		const { answers: own } = columnOf(comparedModel);
		const call = toCall(catalogue, { ...state, provider, model }, args, access);
		let putOwn = (answers: Column["answers"], _run: RunState): Column["answers"] => answers;
		const runner = makeRunner((run) =>
			changeColumn(id, ({ answers }) => ({ run, answers: putOwn(answers, run) })),
		);
		runners.get(id)?.leave();
		runners.set(id, runner);
		runner.start(call, access, async () => {
			const { putRun, toOwnArgs, toMessagePath } = await import("./own-answers.ts");
			const path = toMessagePath(args);
			if (path !== undefined) putOwn = (answers, run) => putRun(answers, path, run);
			return { ...call, args: toOwnArgs(args, own) };
		});
	}

	return {
		...list,
		remove: (removed) => {
			runners.get(removed.id)?.leave();
			changeColumn(removed.id, () => EMPTY);
			remove(removed);
		},
		columnOf,
		isBusy: isAnyBusy,
		start,
		stop: ({ id }) => runners.get(id)?.stop(),
		show: ({ id }, path, version) =>
			changeColumn(id, (before) => ({
				...before,
				answers: before.answers.map((one) => (one.path === path ? { ...one, shown: version } : one)),
			})),
		startAll: (args) => comparedModels.forEach((one) => start(one, args)),
		stopAll: () => runners.forEach(({ stop }) => stop()),
		recall: (id) => (run) => setColumns((before) => new Map([[id, { run, answers: [] }], ...before])),
	};
}

/** Keeps for this tab what the models of a chat have answered, and begins with what it has kept. */
function useKeptColumns(
	task: string,
	comparedModels: readonly ComparedModel[],
	{
		columns,
		busy,
		setColumns,
	}: {
		readonly columns: Columns;
		/** How many models run. */
		readonly busy: number;
		readonly setColumns: (next: (before: Columns) => Columns) => void;
	},
): void {
	const hasModels = comparedModels.length > 0;
	useEffect(() => {
		if (!hasModels) return;
		void import("./kept-columns.ts").then(
			(kept) => kept.goOnWith(task, comparedModels, columns, setColumns),
			() => undefined, // without this part of the page nothing is kept
		);
		// oxlint-disable-next-line react/exhaustive-deps -- while models run, once for each that ends, not for each chunk
	}, [task, comparedModels, hasModels, busy === 0 && columns, busy, setColumns]);
}

type List = Pick<Comparison, "comparedModels" | "latest" | "add" | "change" | "remove">;

/** The compared models without their runs. */
function useList(catalogue: Catalogue, task: string, compared: readonly string[] | undefined): List {
	const [comparedModels, setComparedModels] = useState(() =>
		readComparedModels(
			compared ? toComparedParams(task, compared) : new URLSearchParams(readSearch()),
			catalogue,
			task,
		),
	);
	const [latest, setLatest] = useState<number>();
	return {
		comparedModels,
		latest,
		add: (provider, models) => {
			const next = addComparedModel(comparedModels, { catalogue, task, provider, models });
			setComparedModels(next);
			setLatest(next.at(-1)?.id);
		},
		change: (changed) =>
			setComparedModels(comparedModels.map((one) => (one.id === changed.id ? changed : one))),
		remove: ({ id }) => setComparedModels(comparedModels.filter((one) => one.id !== id)),
	};
}

/** The runner of each column by its id; all end with the page. */
function useRunners(): Map<number, Runner> {
	const [runners] = useState(() => new Map<number, Runner>());
	useEffect(() => () => runners.forEach(({ leave }) => leave()), [runners]);
	return runners;
}
