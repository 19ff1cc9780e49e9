import { PROVIDER_FACTS } from "../generated/provider-facts.ts";
import { type InferenceProvider, type InferenceProviderOrPolicy, PROVIDERS } from "../generated/providers.ts";

// The calls are marked as pure, so that bundlers leave these lists, and the facts behind them, out of programs that use none.

/** Ids of all providers, in alphabetical order. */
export const INFERENCE_PROVIDERS: readonly InferenceProvider[] = /* @__PURE__ */ (
	Object.keys(PROVIDERS) as InferenceProvider[]
).toSorted(); // the registry's own keys

/** Everything `provider` takes: the ids, and `auto`. */
export const PROVIDERS_OR_POLICIES: readonly InferenceProviderOrPolicy[] = /* @__PURE__ */ [
	INFERENCE_PROVIDERS,
	"auto" as const,
].flat();

/** Organisation of each provider on the model hub. */
export const PROVIDERS_HUB_ORGS = /* @__PURE__ */ Object.fromEntries(
	/* @__PURE__ */ INFERENCE_PROVIDERS.map((id) => [id, PROVIDER_FACTS[id].hubOrg ?? id]),
) as Readonly<Record<InferenceProvider, string>>; // one entry for each id
