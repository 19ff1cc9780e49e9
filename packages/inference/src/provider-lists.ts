import { PROVIDER_FACTS } from "./providers/facts.ts";
import { type InferenceProvider, type InferenceProviderOrPolicy, PROVIDERS } from "./providers/index.ts";

/** Ids of all providers, in alphabetical order. */
export const INFERENCE_PROVIDERS: readonly InferenceProvider[] = (
	Object.keys(PROVIDERS) as InferenceProvider[]
).toSorted(); // the registry's own keys

/** Everything `provider` takes: the ids, and `auto`. */
export const PROVIDERS_OR_POLICIES: readonly InferenceProviderOrPolicy[] = [...INFERENCE_PROVIDERS, "auto"];

/** Organisation of each provider on the model hub. */
export const PROVIDERS_HUB_ORGS = Object.fromEntries(
	INFERENCE_PROVIDERS.map((id) => [id, PROVIDER_FACTS[id].hubOrg ?? id]),
) as Readonly<Record<InferenceProvider, string>>; // one entry for each id
