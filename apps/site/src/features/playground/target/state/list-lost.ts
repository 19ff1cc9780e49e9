import { type Catalogue, listProvidersOf } from "./catalogue.ts";
import { type PlaygroundState, readState } from "./playground-state.ts";

/** A value in a URL that the playground does not have. */
export interface LostValue {
	readonly name: "task" | "provider" | "scenario";
	readonly value: string;
	/** What the page begins with in its place. */
	readonly instead: string;
	/** Task that the page begins with. */
	readonly task: string;
}

/** The values in a URL that the catalogue does not have. Where its task is lost, the others are left out. */
export function listLost(params: URLSearchParams, catalogue: Catalogue): readonly LostValue[] {
	const state = readState(params, catalogue);
	const find = (name: LostValue["name"], known: readonly { readonly id: string }[]): readonly LostValue[] => {
		const value = params.get(name) ?? "";
		const isKnown = value === "" || known.some(({ id }) => id === value);
		return isKnown ? [] : [{ name, value, instead: state[name], task: state.task }];
	};
	const task = find("task", catalogue.tasks);
	if (task.length > 0) return task;
	return [
		...find("provider", listProvidersOf(catalogue, state.task)),
		...find("scenario", catalogue.scenarios),
	];
}

/** Those for which the reader has chosen nothing else, and no other task. */
export function listStillLost(lost: readonly LostValue[], state: PlaygroundState): readonly LostValue[] {
	return lost.filter(({ name, instead, task }) => state[name] === instead && state.task === task);
}
