import type { LocalOptions } from "@pusula/local";
import { findModelFacts } from "./model-facts.ts";
import { findShippedModel } from "./shipped-models.ts";
import { toRunOptions } from "./shipped-runs.ts";

/**
 * Settings of the local provider for a model, with the precision that the model table names: the one whose size the
 * consent states. A model outside the table runs with the provider's default.
 */
export function toLocalOptions(model: string): Pick<LocalOptions, "device" | "dtype" | "modelUrls"> {
	const dtype = (findShippedModel(model) ?? findModelFacts(model))?.browser?.dtype;
	return { ...toRunOptions(model), ...(dtype !== undefined && { dtype }) };
}
