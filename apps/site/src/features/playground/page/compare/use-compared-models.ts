import { useEffect, useState } from "react";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import { toCall } from "../../form/to-call.ts";
import { readSearch } from "../../parts/page-url.ts";
import { makeRunner, type Runner } from "../../run/make-runner.ts";
import { IDLE, isBusy, type RunState } from "../../run/run-state.ts";
import type { Catalogue } from "../../target/catalogue.ts";
import { useAccess } from "../../target/connection/access-context.ts";
import type { PlaygroundState } from "../../target/playground-state.ts";
import {
	addComparedModel,
	type ComparedModel,
	readComparedModels,
	toComparedParams,
} from "./compared-models.ts";
import { type OwnAnswer, putRun, showRun, toOwnArgs, toPath } from "./own-answers.ts";

/** What a compared model has done. */
export interface Column {
	readonly run: RunState;
	/** In a chat, its answers to the messages of the reader. */
	readonly answers: readonly OwnAnswer[];
}

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
}

const EMPTY: Column = { run: IDLE, answers: [] };

/** The compared models of a task, at first those given, or else those in the URL. */
export function useComparedModels(
	catalogue: Catalogue,
	state: PlaygroundState,
	compared: readonly string[] | undefined,
): Comparison {
	const { remove, ...list } = useList(catalogue, state.task, compared);
	const { comparedModels } = list;
	const [columns, setColumns] = useState<ReadonlyMap<number, Column>>(new Map());
	const runners = useRunners();
	const accessFor = useAccess();
	const columnOf = ({ id }: ComparedModel): Column => columns.get(id) ?? EMPTY;

	function changeColumn(id: number, next: (before: Column) => Column): void {
		setColumns((before) => new Map([...before, [id, next(before.get(id) ?? EMPTY)]]));
	}
	function start(comparedModel: ComparedModel, args: Args): void {
		const { id, provider, model } = comparedModel;
		const path = toPath(args);
		const access = accessFor(provider);
		const sent = toOwnArgs(args, columnOf(comparedModel).answers);
		const runner = makeRunner((run) =>
			changeColumn(id, ({ answers }) => ({
				run,
				answers: path === undefined ? answers : putRun(answers, path, run),
			})),
		);
		runners.get(id)?.leave();
		runners.set(id, runner);
		runner.start(toCall(catalogue, { ...state, provider, model }, sent, access), access);
	}

	return {
		...list,
		remove: (removed) => {
			runners.get(removed.id)?.leave();
			changeColumn(removed.id, () => EMPTY);
			remove(removed);
		},
		columnOf,
		isBusy: comparedModels.some((one) => isBusy(columnOf(one).run)),
		start,
		stop: ({ id }) => runners.get(id)?.stop(),
		show: ({ id }, path, version) =>
			changeColumn(id, (before) => ({ ...before, answers: showRun(before.answers, path, version) })),
		startAll: (args) => comparedModels.forEach((one) => start(one, args)),
		stopAll: () => runners.forEach(({ stop }) => stop()),
	};
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
