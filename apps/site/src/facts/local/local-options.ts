import type { LocalOptions } from "@pusula/local";
import { findShippedModel } from "./shipped-models.ts";
import { toRunOptions } from "./shipped-runs.ts";

/**
 * Settings of the local provider for a model, with the precision that the model table names, the one whose size the
 * consent states, and WebGPU where nothing else can run it. A model outside the table runs with the provider's default. The table is loaded for a model that does
 * not come with the site.
 */
export async function toLocalOptions(
	model: string,
): Promise<Pick<LocalOptions, "device" | "dtype" | "modelUrls">> {
	const row = findShippedModel(model) ?? (await import("../models/model-facts.ts")).findModelFacts(model);
	const { dtype, device } = row?.browser ?? {};
	return { ...(dtype && { dtype }), ...(device && { device }), ...toRunOptions(model) };
}
