import {
	type InferenceProvider,
	type Provider,
	PROVIDER_FACTS,
	type ProviderFacts,
	PROVIDERS,
} from "@pusula/inference";

/** A provider as pages show it: the client's value, and its facts. */
export type KnownProvider = Provider & ProviderFacts;

/** Every provider of the client, in its order. */
export const KNOWN_PROVIDERS: readonly KnownProvider[] = Object.entries(PROVIDERS).map(([id, provider]) => ({
	...provider,
	...PROVIDER_FACTS[id as InferenceProvider], // an own key of the registry
}));

/** The row of an id, which may come from a URL; undefined where the client has no such provider. */
export function findKnownProvider(id: string): KnownProvider | undefined {
	return KNOWN_PROVIDERS.find((provider) => provider.id === id);
}
