import { useEffect, useMemo, useState } from "react";
import { after } from "../../../../lib/effects/clock.ts";
import type { HubModel } from "./list-hub-models.ts";
import type { ModelList } from "./use-model-list.ts";

/** Pause in typing after which the hub is searched, in milliseconds. */
const PAUSE_MS = 300;
/** Shorter texts fit too much. */
const LEAST_LETTERS = 2;

/** A list, and how far a search of the hub for what is typed has come; `idle` where nothing is searched there. */
export interface SearchedList {
	readonly list: ModelList;
	readonly search: "idle" | "searching" | "found" | "failed";
}

/**
 * A list with the models of the hub that fit what is typed, beside those that it began with. Only a list that came from the
 * hub is searched there: the reader has consented to that.
 */
export function useHubSearch(query: string | undefined, list: ModelList): SearchedList {
	const { hub } = list;
	const [ended, setEnded] = useState<{
		readonly of: ModelList["hub"];
		readonly search: string;
		readonly isFailed: boolean;
		readonly models: readonly HubModel[];
	}>();
	const search = query?.trim() ?? "";
	const isSearched = hub !== undefined && search.length >= LEAST_LETTERS;
	useEffect(() => {
		if (!hub || !isSearched) return undefined;
		const controller = new AbortController();
		const { signal } = controller;
		// Without the network the list stays what it is.
		const end = (more?: readonly HubModel[]): void => {
			if (signal.aborted) return;
			setEnded((before) => {
				const models = [...(before?.of === hub ? before.models : []), ...(more ?? [])];
				return { of: hub, search, isFailed: !more, models };
			});
		};
		const start = async (): Promise<readonly HubModel[]> => {
			const { listHubModels } = await import("./list-hub-models.ts");
			return listHubModels({ ...hub.query, search }, signal);
		};
		const cancel = after(PAUSE_MS, () => void start().then(end, () => end()));
		return () => {
			cancel();
			controller.abort();
		};
	}, [hub, isSearched, search]);
	const found = ended?.of === hub ? ended : undefined;
	const whole = useMemo(() => {
		if (!hub || !found) return list;
		const known = new Map([...hub.models, ...found.models.map((model) => [model.id, model] as const)]);
		return { ...list, models: [...known.keys()], hub: { ...hub, models: known } };
	}, [list, hub, found]);
	const state = found?.search !== search ? "searching" : found.isFailed ? "failed" : "found";
	return { list: whole, search: isSearched ? state : "idle" };
}
