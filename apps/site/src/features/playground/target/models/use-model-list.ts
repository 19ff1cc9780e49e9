import { createContext, useCallback, useEffect, useMemo, useState } from "react";
import { type Catalogue, chooseModel, listLocalModels, type TaskChoice } from "../state/catalogue.ts";
import type { PlaygroundState } from "../state/playground-state.ts";
import { useOnline } from "../../parts/use-online.ts";
import type { FoundModels, HubModel, ModelQuery, Offers } from "./list-hub-models.ts";
import { useGpuModel } from "./use-gpu-model.ts";

/** Models to choose from, and the source of the list. */
export interface ModelList {
	readonly models: readonly string[];
	/** Task of the catalogue whose models they are. */
	readonly page: string;
	/** Which language models of that task the call takes; absent where it takes every model. */
	readonly calls?: TaskChoice["calls"];
	/** The site's catalogue, the provider's own models alone, the hub, the reader's own server, models for browsers, or the catalogue because the hub did not respond. */
	readonly source: "catalogue" | "own" | "hub" | "server" | "local" | "fallback";
	/** The model to begin with; empty where none is known. */
	readonly first: string;
	/** What the hub says of its models, by id, and the query that gave them; absent where the list is of another source. */
	readonly hub?: HubList | undefined;
	/** Fetches the hub's list once more; absent unless that has failed. */
	readonly retry?: (() => void) | undefined;
}

/** What the hub says of its models, by id, and the query that gave them. */
export interface HubList {
	readonly query: ModelQuery;
	readonly models: ReadonlyMap<string, HubModel>;
	/** What they cost and how much they take; undefined where nobody says it. */
	readonly offers: Offers | undefined;
}

/** What a list of models is made of beside the catalogue. */
export interface ModelSources {
	/** The models from the list of the reader's own server. */
	readonly served: readonly string[];
	/** The reader has consented to requests to the hub. */
	readonly mayAsk: boolean;
}

/** Set once around the playground, for the fields of every model. */
export const ModelSourcesContext = createContext<ModelSources>({ served: [], mayAsk: false });

/**
 * The models for a state. The hub is queried only once the reader has chosen to call providers; a simulated page sends
 * no request.
 * @param known models of the task, as its data names them; undefined until those have come
 * @param sources what the list is made of beside the catalogue
 */
export function useModelList(
	catalogue: Catalogue,
	{ connection, task, provider }: Pick<PlaygroundState, "connection" | "task" | "provider">,
	known: readonly string[] = NONE,
	{ served, mayAsk }: ModelSources,
): ModelList {
	const { providers, tasks, hubUrl, routerHost } = catalogue;
	const { page, calls, hasPolicies, gpuModel } = tasks.find(({ id }) => id === task) ?? { page: task };
	const choice = providers.find(({ id }) => id === provider);
	const isListed = mayAsk && connection === "key" && !choice?.ownKeyOnly;
	// The router knows the prices of what it chooses providers for: of chat models.
	const pricedBy = hasPolicies ? routerHost : undefined;
	const { found, retry } = useHubModels(isListed, { hubUrl, provider, page, task: calls && task }, pricedBy);
	const best = useGpuModel(connection === "local" ? gpuModel : undefined);
	return useMemo(() => {
		const kind = { page, calls };
		if (connection === "endpoint")
			return { models: served, ...kind, source: "server", first: served[0] ?? "" };
		if (connection === "local") {
			const models = listLocalModels(catalogue, task);
			return { models, ...kind, source: "local", first: best ?? models[0] ?? "" };
		}
		const first = chooseModel(known, choice, task);
		const own = choice?.ownModels?.[task];
		const isUnlisted = !isListed || typeof found === "string" || found.models.length === 0;
		if (own && isUnlisted) return { models: own, ...kind, source: "own", first };
		if (!isListed || found === "loading") return { models: known, ...kind, source: "catalogue", first };
		if (found === "failed" || found.models.length === 0)
			return { models: known, ...kind, source: "fallback", first, retry };
		const hub = {
			query: { hubUrl, provider, page, task: calls && task },
			models: new Map(found.models.map((one) => [one.id, one])),
			offers: found.offers,
		};
		const models = [...hub.models.keys()];
		const fit = known.find((model) => hub.models.has(model)) ?? models[0] ?? "";
		return { models, ...kind, source: "hub", first: fit, hub };
	}, [
		catalogue,
		connection,
		task,
		page,
		calls,
		served,
		known,
		choice,
		isListed,
		found,
		hubUrl,
		provider,
		best,
		retry,
	]);
}

const NONE: readonly string[] = [];

function useHubModels(
	isListed: boolean,
	{ hubUrl, provider, page, task }: ModelQuery,
	routerHost: string | undefined,
): { readonly found: FoundModels | "loading" | "failed"; readonly retry: (() => void) | undefined } {
	const [tries, setTries] = useState(1);
	const wanted = `${provider} ${page} ${task ?? ""} ${String(tries)}`;
	const [found, setFound] = useState<{ readonly wanted: string; readonly list: FoundModels | "failed" }>();
	useEffect(() => {
		if (!isListed) return undefined;
		const controller = new AbortController();
		const { signal } = controller;
		import("./list-hub-models.ts")
			.then(({ findHubModels }) =>
				findHubModels({ hubUrl, provider, page, task }, { routerHost, signal }, (list) =>
					setFound({ wanted, list }),
				),
			)
			.catch(() => {
				if (!signal.aborted) setFound({ wanted, list: "failed" });
			});
		return () => controller.abort();
	}, [isListed, hubUrl, provider, page, task, routerHost, wanted]);
	const list = found?.wanted === wanted ? found.list : "loading";
	const again = useCallback(() => setTries((now) => now + 1), []);
	const retry = isListed && list === "failed" ? again : undefined;
	useOnline(retry);
	return { found: list, retry };
}
