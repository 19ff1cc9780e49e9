import { type RefObject, useRef, useState } from "react";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import { readSearch } from "../../parts/page-url.ts";
import type { RunState } from "../../run/run-state.ts";
import type { Catalogue } from "../../target/catalogue.ts";
import {
	addComparedModel,
	type ComparedModel,
	readComparedModels,
	toComparedParams,
} from "./compared-models.ts";
import type { Runner } from "./runner.ts";

/** The compared models, and the functions that change and run them. */
export interface Comparison {
	readonly comparedModels: readonly ComparedModel[];
	/** Adds a provider that is not compared yet, with one of the models. */
	readonly add: (provider: string, models: readonly string[]) => void;
	/** Replaces the model with the same id. */
	readonly change: (changed: ComparedModel) => void;
	readonly remove: (removed: ComparedModel) => void;
	/** Holds the controls of each column, by its id. */
	readonly runners: RefObject<Map<number, Runner>>;
	/** The arguments of a run that was begun before the column was there; once. */
	readonly takeWaiting: (id: number) => PlaygroundCall["args"] | undefined;
	/** The run of each column, by its id. */
	readonly runs: ReadonlyMap<number, RunState>;
	/** Reports the run of a column; none when the column goes. */
	readonly setRun: (id: number, run: RunState | undefined) => void;
	/** True while any of them runs. */
	readonly isBusy: boolean;
	readonly startAll: (args: PlaygroundCall["args"]) => void;
	readonly stopAll: () => void;
}

/** The compared models of a task, at first those given, or else those in the URL; started and stopped together. */
export function useComparedModels(
	catalogue: Catalogue,
	task: string,
	compared: readonly string[] | undefined,
): Comparison {
	const [comparedModels, setComparedModels] = useState(() =>
		readComparedModels(
			compared ? toComparedParams(task, compared) : new URLSearchParams(readSearch()),
			catalogue,
			task,
		),
	);
	const [runs, setRuns] = useState<ReadonlyMap<number, RunState>>(new Map());
	const { runners, takeWaiting, startAll, stopAll } = useRunners(comparedModels);
	return {
		comparedModels,
		add: (provider, models) =>
			setComparedModels(addComparedModel(comparedModels, { catalogue, task, provider, models })),
		change: (changed) =>
			setComparedModels(comparedModels.map((one) => (one.id === changed.id ? changed : one))),
		remove: ({ id }) => setComparedModels(comparedModels.filter((one) => one.id !== id)),
		runners,
		takeWaiting,
		runs,
		setRun: (id, run) =>
			setRuns((before) => {
				const others = [...before].filter(([one]) => one !== id);
				return new Map(run ? [...others, [id, run]] : others);
			}),
		isBusy: [...runs.values()].some(({ status }) => status === "running" || status === "streaming"),
		startAll,
		stopAll,
	};
}

/** Starts and stops the columns together. A column that has just been added is still on its way: it begins when it is there. */
function useRunners(
	comparedModels: readonly ComparedModel[],
): Pick<Comparison, "runners" | "takeWaiting" | "startAll" | "stopAll"> {
	const runners = useRef(new Map<number, Runner>());
	const waiting = useRef(new Map<number, PlaygroundCall["args"]>());
	return {
		runners,
		takeWaiting: (id) => {
			const args = waiting.current.get(id);
			waiting.current.delete(id);
			return args;
		},
		startAll: (args) => {
			for (const { id } of comparedModels) {
				const runner = runners.current.get(id);
				if (runner) runner.start(args);
				else waiting.current.set(id, args);
			}
		},
		stopAll: () => {
			waiting.current.clear();
			runners.current.forEach(({ stop }) => stop());
		},
	};
}
