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
	/** Number of its weights, where its files say it. */
	readonly parameters?: number | undefined;
}

/** What a query has found. */
export interface FoundModels {
	readonly models: readonly HubModel[];
	/** What they cost and how much they take; undefined until that is known, and where nobody says it. */
	readonly offers: Offers | undefined;
}

/**
 * Finds models, reports them, and once more with what the router says of them where that has come.
 * @throws like `listHubModels`
 */
export async function findHubModels(
	query: ModelQuery,
	{ routerHost, signal }: { readonly routerHost: string | undefined; readonly signal: AbortSignal },
	onFound: (found: FoundModels) => void,
): Promise<void> {
	const models = await listHubModels(query, signal);
	onFound({ models, offers: undefined });
	if (routerHost === undefined) return;
	const offers = await listOffers(routerHost, signal).catch(() => undefined); // without them the models are listed all the same
	if (offers) onFound({ models, offers });
}

const MOST_MODELS = 100;

/**
 * Models that a provider serves for a task, the most used first, from the hub's public list; no key is sent.
 * Source: https://huggingface.co/docs/inference-providers/hub-api, read on 2026-11-27.
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
		["expand[]", "safetensors"],
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

/** What a provider states of a model that it serves through the platform's router. */
export interface Offer {
	readonly price?: Price;
	/** Most tokens of input and answer together. */
	readonly contextLength?: number;
}

/** Offers by the model's id and the provider's. */
export type Offers = ReadonlyMap<string, ReadonlyMap<string, Offer>>;

/**
 * What chat models cost and how much they take through the platform's router, from its public list; no key is sent. The hub's list
 * names neither. Source: https://github.com/huggingface/inference-playground/blob/main/src/lib/state/pricing.svelte.ts, read on 2026-11-27.
 * @throws when the router's response is not a list
 */
export async function listOffers(
	routerHost: string,
	signal: AbortSignal,
	fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Offers> {
	const url = `https://${routerHost}/v1/models`;
	const response = await fetch(url, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
	const { data } = Object(response.ok ? await response.json() : undefined) as { readonly data?: unknown }; // fields of any object are unknown
	if (!Array.isArray(data)) throw new Error(`The router gave no list of models: ${String(response.status)}.`);
	return new Map(data.flatMap(toOffers));
}

interface RouterModel {
	readonly id?: unknown;
	readonly providers?: unknown;
}

interface RouterProvider {
	readonly provider?: unknown;
	readonly status?: unknown;
	readonly context_length?: unknown;
	readonly pricing?: { readonly input?: unknown; readonly output?: unknown } | null;
}

function toOffers(value: unknown): readonly (readonly [string, ReadonlyMap<string, Offer>])[] {
	const { id, providers } = Object(value) as RouterModel; // as above
	if (typeof id !== "string" || !Array.isArray(providers)) return [];
	const offers = providers.flatMap((one): readonly [string, Offer][] => {
		const { provider, status, context_length: contextLength, pricing } = Object(one) as RouterProvider; // as above
		const { input, output } = pricing ?? {};
		const offer = {
			...(typeof input === "number" && typeof output === "number" && { price: { input, output } }),
			...(isCount(contextLength) && { contextLength }),
		};
		const isOffered = status === "live" && Object.keys(offer).length > 0;
		return typeof provider === "string" && isOffered ? [[provider, offer]] : [];
	});
	return offers.length === 0 ? [] : [[id, new Map(offers)]];
}

function isCount(value: unknown): value is number {
	return typeof value === "number" && Number.isInteger(value) && value > 0;
}

interface Entry {
	readonly id?: unknown;
	readonly tags?: unknown;
	readonly inferenceProviderMapping?: unknown;
	readonly safetensors?: { readonly total?: unknown } | null;
}

function toModel(value: unknown, task: string | undefined): readonly HubModel[] {
	const { id, tags, inferenceProviderMapping: mapping, safetensors } = Object(value) as Entry; // fields of any object are unknown
	if (typeof id !== "string") return [];
	const names = Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === "string") : [];
	return [
		{
			id,
			providers: toProviders(mapping, task),
			licence: names.find((tag) => tag.startsWith(LICENCE))?.slice(LICENCE.length),
			languages: names.filter((tag) => /^[a-z]{2}$/.test(tag) && tag !== TENSORFLOW),
			...(isCount(safetensors?.total) && { parameters: safetensors.total }),
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
