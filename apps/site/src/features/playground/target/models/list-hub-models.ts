/** Query of the list: the models of a task at a provider; `auto` means every provider. */
export interface ModelQuery {
	readonly hubUrl: string;
	readonly provider: string;
	/** Task of the catalogue, by which the hub lists models. */
	readonly page: string;
}

const MOST_MODELS = 100;

/**
 * Ids of the models that a provider serves for a task, the most used first, from the hub's public list; no key is sent.
 * Source: https://huggingface.co/docs/inference-providers/hub-api, read on 2026-11-21.
 * @throws when the hub's response is not a list
 */
export async function listHubModels(
	{ hubUrl, provider, page }: ModelQuery,
	signal: AbortSignal,
	fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<readonly string[]> {
	const url = new URL("/api/models", hubUrl);
	url.search = new URLSearchParams({
		inference_provider: provider === "auto" ? "all" : provider,
		pipeline_tag: page,
		limit: String(MOST_MODELS),
	}).toString();
	const response = await fetch(url.href, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
	const list: unknown = response.ok ? await response.json() : undefined;
	if (!Array.isArray(list)) throw new Error(`The hub gave no list of models: ${String(response.status)}.`);
	const ids = list.map((entry: unknown) => (Object(entry) as { readonly id?: unknown }).id); // fields of any object are unknown
	return [...new Set(ids.filter((id): id is string => typeof id === "string"))];
}
