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

/** What a query has found. */
export interface FoundModels {
	readonly models: readonly HubModel[];
	/** What they cost; undefined until that is known, and where nobody says it. */
	readonly prices: Prices | undefined;
}

/**
 * Finds models, reports them, and once more with their prices where those have come.
 * @throws like `listHubModels`
 */
export async function findHubModels(
	query: ModelQuery,
	{ routerHost, signal }: { readonly routerHost: string | undefined; readonly signal: AbortSignal },
	onFound: (found: FoundModels) => void,
): Promise<void> {
	const models = await listHubModels(query, signal);
	onFound({ models, prices: undefined });
	if (routerHost === undefined) return;
	const prices = await listPrices(routerHost, signal).catch(() => undefined); // without them the models are listed all the same
	if (prices) onFound({ models, prices });
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

/**
 * What the hub, or a mirror below any path, says of one model; undefined where it does not respond or knows no such model. No key is sent.
 * Source: https://huggingface.co/docs/hub/api, read on 2026-11-26.
 */
export async function findHubModel(
	hubUrl: string,
	id: string,
	signal: AbortSignal,
	fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<HubModel | undefined> {
	const url = `${hubUrl}/api/models/${id}`;
	try {
		const response = await fetch(url, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
		return response.ok ? toModel(await response.json(), undefined)[0] : undefined;
	} catch {
		return undefined;
	}
}

/** What a provider charges for a million tokens, in US dollars. */
export interface Price {
	readonly input: number;
	readonly output: number;
}

/** Prices by the model's id and the provider's. */
export type Prices = ReadonlyMap<string, ReadonlyMap<string, Price>>;

/**
 * What chat models cost through the platform's router, from its public list; no key is sent. The hub's list names no prices.
 * Source: https://github.com/huggingface/inference-playground/blob/main/src/lib/state/pricing.svelte.ts, read on 2026-11-26.
 * @throws when the router's response is not a list
 */
export async function listPrices(
	routerHost: string,
	signal: AbortSignal,
	fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Prices> {
	const url = `https://${routerHost}/v1/models`;
	const response = await fetch(url, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
	const { data } = Object(response.ok ? await response.json() : undefined) as { readonly data?: unknown }; // fields of any object are unknown
	if (!Array.isArray(data)) throw new Error(`The router gave no list of models: ${String(response.status)}.`);
	return new Map(data.flatMap(toPrices));
}

interface RouterModel {
	readonly id?: unknown;
	readonly providers?: unknown;
}

interface RouterProvider {
	readonly provider?: unknown;
	readonly status?: unknown;
	readonly pricing?: { readonly input?: unknown; readonly output?: unknown } | null;
}

function toPrices(value: unknown): readonly (readonly [string, ReadonlyMap<string, Price>])[] {
	const { id, providers } = Object(value) as RouterModel; // as above
	if (typeof id !== "string" || !Array.isArray(providers)) return [];
	const prices = providers.flatMap((one): readonly [string, Price][] => {
		const { provider, status, pricing } = Object(one) as RouterProvider; // as above
		const { input, output } = pricing ?? {};
		const isPriced = typeof input === "number" && typeof output === "number" && status === "live";
		return typeof provider === "string" && isPriced ? [[provider, { input, output }]] : [];
	});
	return prices.length === 0 ? [] : [[id, new Map(prices)]];
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
