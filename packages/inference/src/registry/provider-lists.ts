import { PROVIDER_FACTS } from "./generated/provider-facts.ts";
import { INFERENCE_PROVIDERS, type InferenceProvider } from "./generated/providers.ts";

// The calls are marked as pure, so that bundlers leave these lists, and the facts behind them, out of programs that use none.

/** Everything `provider` takes: the ids, and `auto`. */
export const PROVIDERS_OR_POLICIES = /* @__PURE__ */ append(INFERENCE_PROVIDERS, "auto");

/** Organisation of each provider on the model hub. */
export const PROVIDERS_HUB_ORGS = /* @__PURE__ */ Object.fromEntries(
	/* @__PURE__ */ INFERENCE_PROVIDERS.map((id) => [id, PROVIDER_FACTS[id].hubOrg ?? id]),
) as Readonly<Record<InferenceProvider, string>>; // one entry for each id

/** A tuple with one more entry. */
function append<const Entries extends readonly string[], const Last extends string>(
	entries: Entries,
	last: Last,
): readonly [...Entries, Last] {
	return [...entries, last];
}
