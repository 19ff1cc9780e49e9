import { type RefObject, useRef, useState } from "react";
import type { Catalogue } from "../../target/catalogue.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { Runner } from "./compare-column.tsx";
import { addComparedModel, type ComparedModel, readComparedModels } from "./compared-models.ts";

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
	/** True while any of them runs. */
	readonly isBusy: boolean;
	readonly setBusy: (one: ComparedModel, isBusy: boolean) => void;
	readonly startAll: (args: PlaygroundCall["args"]) => void;
	readonly stopAll: () => void;
}

/** The compared models of a task, at first those in the URL, started and stopped together. */
export function useComparedModels(catalogue: Catalogue, task: string): Comparison {
	const [comparedModels, setComparedModels] = useState(() =>
		readComparedModels(new URLSearchParams(location.search), catalogue, task),
	);
	const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
	const runners = useRef(new Map<number, Runner>());
	return {
		comparedModels,
		add: (provider, models) =>
			setComparedModels(addComparedModel(comparedModels, { catalogue, task, provider, models })),
		change: (changed) =>
			setComparedModels(comparedModels.map((one) => (one.id === changed.id ? changed : one))),
		remove: ({ id }) => setComparedModels(comparedModels.filter((one) => one.id !== id)),
		runners,
		isBusy: busy.size > 0,
		setBusy: ({ id }, isBusy) =>
			setBusy((before) => new Set([...before].filter((one) => one !== id).concat(isBusy ? [id] : []))),
		startAll: (args) => runners.current.forEach(({ start }) => start(args)),
		stopAll: () => runners.current.forEach(({ stop }) => stop()),
	};
}
