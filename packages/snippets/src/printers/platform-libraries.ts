import { PROVIDER_FACTS, type ProviderFacts } from "@pusula/inference";

/** Whether the platform no longer carries a provider, and with it the platform's own libraries. */
export function isRemovedUpstream(provider: string): boolean {
	const facts: Readonly<Record<string, ProviderFacts>> = PROVIDER_FACTS;
	return Object.hasOwn(facts, provider) && facts[provider]?.lifecycle.status === "removed-upstream";
}
