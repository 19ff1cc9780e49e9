/** Query of the list: the models of a task at a provider; `auto` means every provider. */
export interface ModelQuery {
	readonly hubUrl: string;
	readonly provider: string;
	/** Task of the catalogue, by which the hub lists models. */
	readonly page: string;
	/** Task that a provider has to serve the model for, where the hub lists models of several under one; absent for any. */
	readonly task?: string | undefined;
	/** Part of the id; absent for the most used models. */
	readonly search?: string | undefined;
}

/** What the hub says of a model. */
export interface HubModel {
	readonly id: string;
	/** Ids of the providers that serve it now. */
	readonly providers: readonly string[];
	/** The licence's id on the hub, where its card names one. */
	readonly licence: string | undefined;
	/** Codes of the languages that its card names. */
	readonly languages: readonly string[];
}

const MOST_MODELS = 100;

/**
 * Models that a provider serves for a task, the most used first, from the hub's public list; no key is sent.
 * Source: https://huggingface.co/docs/inference-providers/hub-api, read on 2026-11-24.
 * @throws when the hub's response is not a list
 */
export async function listHubModels(
	{ hubUrl, provider, page, task, search }: ModelQuery,
	signal: AbortSignal,
	fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<readonly HubModel[]> {
	const url = new URL("/api/models", hubUrl);
	url.search = new URLSearchParams([
		["inference_provider", provider === "auto" ? "all" : provider],
		["pipeline_tag", page],
		...(search ? [["search", search]] : []),
		["limit", String(MOST_MODELS)],
		["expand[]", "tags"],
		["expand[]", "inferenceProviderMapping"],
	]).toString();
	const response = await fetch(url.href, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
	const list: unknown = response.ok ? await response.json() : undefined;
	if (!Array.isArray(list)) throw new Error(`The hub gave no list of models: ${String(response.status)}.`);
	const models = list
		.flatMap((one) => toModel(one, task))
		.filter(({ providers }) => task === undefined || providers.length > 0);
	return [...new Map(models.map((model) => [model.id, model])).values()];
}

interface Entry {
	readonly id?: unknown;
	readonly tags?: unknown;
	readonly inferenceProviderMapping?: unknown;
}

function toModel(value: unknown, task: string | undefined): readonly HubModel[] {
	const { id, tags, inferenceProviderMapping: mapping } = Object(value) as Entry; // fields of any object are unknown
	if (typeof id !== "string") return [];
	const names = Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === "string") : [];
	return [
		{
			id,
			providers: toProviders(mapping, task),
			licence: names.find((tag) => tag.startsWith(LICENCE))?.slice(LICENCE.length),
			languages: names.filter((tag) => /^[a-z]{2}$/.test(tag) && tag !== TENSORFLOW),
		},
	];
}

const LICENCE = "license:";
/** The one tag of two letters that is no language. */
const TENSORFLOW = "tf";

/** The hub writes the mapping as a list whose entries name their provider, or as an object by provider. */
function toProviders(mapping: unknown, wanted: string | undefined): readonly string[] {
	const entries = Array.isArray(mapping)
		? mapping.map((entry: unknown) => [(Object(entry) as { readonly provider?: unknown }).provider, entry]) // as above
		: Object.entries(Object(mapping) as object);
	const serving = entries.filter(([, entry]) => {
		const { status, task } = Object(entry) as { readonly status?: unknown; readonly task?: unknown }; // as above
		return status === "live" && (wanted === undefined || task === wanted);
	});
	return [...new Set(serving.flatMap(([provider]) => (typeof provider === "string" ? [provider] : [])))];
}
