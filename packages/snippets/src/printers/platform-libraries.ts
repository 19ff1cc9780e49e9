import { PROVIDER_FACTS, type ProviderFacts } from "@pusula/inference";
import type { Plan } from "../plan/plan.ts";

/** True when the platform, and with it the platform's own libraries, no longer has a provider. */
export function isRemovedUpstream(provider: string): boolean {
	const facts: Readonly<Record<string, ProviderFacts>> = PROVIDER_FACTS;
	return Object.hasOwn(facts, provider) && facts[provider]?.lifecycle.status === "removed-upstream";
}

/**
 * True when a call other than chat goes to an OpenAI-style route below the caller's endpoint. The platform's own
 * libraries know only the route of chat there, and send every other task to the endpoint's bare URL.
 */
export function isBelowEndpoint({ call: { endpointUrl }, isChat, described: { request } }: Plan): boolean {
	return !isChat && endpointUrl !== undefined && request.url !== new URL(endpointUrl).href;
}
