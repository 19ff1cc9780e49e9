import { useEffect, useMemo, useState } from "react";
import { type Catalogue, chooseModel, listLocalModels, type TaskData } from "../catalogue.ts";
import type { PlaygroundState } from "../playground-state.ts";
import type { ModelQuery } from "./list-hub-models.ts";

/** Models to choose from, and the source of the list. */
export interface ModelList {
	readonly models: readonly string[];
	/** Task of the catalogue whose models they are. */
	readonly page: string;
	/** The site's catalogue, the provider's own models alone, the hub, the reader's own server, models for browsers, or the catalogue because the hub did not respond. */
	readonly source: "catalogue" | "own" | "hub" | "server" | "local" | "fallback";
	/** The model to begin with; empty where none is known. */
	readonly first: string;
}

/** What a list of models is made of beside the catalogue. */
export interface ModelSources {
	/** The models from the list of the reader's own server. */
	readonly served: readonly string[];
	/** The reader has consented to requests to the hub. */
	readonly mayAsk: boolean;
}

/**
 * The models for a state. The hub is queried only once the reader has chosen to call providers; a simulated page sends
 * no request.
 * @param given what the list is made of beside the catalogue
 */
export function useModelList(
	catalogue: Catalogue,
	{ connection, task, provider }: PlaygroundState,
	data: TaskData | "loading" | "failed",
	{ served, mayAsk }: ModelSources,
): ModelList {
	const { providers, tasks, hubUrl } = catalogue;
	const page = tasks.find(({ id }) => id === task)?.page ?? task;
	const choice = providers.find(({ id }) => id === provider);
	const isListed = mayAsk && connection === "key" && !choice?.ownKeyOnly;
	const found = useHubModels(isListed, { hubUrl, provider, page });
	return useMemo(() => {
		if (connection === "endpoint") return { models: served, page, source: "server", first: served[0] ?? "" };
		if (connection === "local") {
			const models = listLocalModels(catalogue, task);
			return { models, page, source: "local", first: models[0] ?? "" };
		}
		const known = typeof data === "object" ? data.models : [];
		const first = chooseModel(known, choice, task);
		const own = choice?.ownModels?.[task];
		const isUnlisted = !isListed || typeof found === "string" || found.length === 0;
		if (own && isUnlisted) return { models: own, page, source: "own", first };
		if (!isListed || found === "loading") return { models: known, page, source: "catalogue", first };
		if (found === "failed" || found.length === 0) return { models: known, page, source: "fallback", first };
		const best = known.find((model) => found.includes(model)) ?? found[0] ?? "";
		return { models: found, page, source: "hub", first: best };
	}, [catalogue, connection, task, page, served, data, choice, isListed, found]);
}

function useHubModels(
	isListed: boolean,
	{ hubUrl, provider, page }: ModelQuery,
): readonly string[] | "loading" | "failed" {
	const wanted = `${provider} ${page}`;
	const [found, setFound] = useState<{
		readonly wanted: string;
		readonly models: readonly string[] | "failed";
	}>();
	useEffect(() => {
		if (!isListed) return undefined;
		const controller = new AbortController();
		const { signal } = controller;
		import("./list-hub-models.ts")
			.then(({ listHubModels }) => listHubModels({ hubUrl, provider, page }, signal))
			.then(
				(models) => setFound({ wanted, models }),
				() => {
					if (!signal.aborted) setFound({ wanted, models: "failed" });
				},
			);
		return () => controller.abort();
	}, [isListed, hubUrl, provider, page, wanted]);
	return found?.wanted === wanted ? found.models : "loading";
}
