import { chooseEngine } from "./choose-engine.ts";
import { toInferenceError } from "./errors.ts";
import type { LocalOptions, ModelPlan } from "../types/public.ts";

/** Settings of a plan: those of the provider, and a way to end it. */
export interface PlanOptions extends LocalOptions {
	/** Ends the call early; its reason is thrown. Default: never. */
	readonly signal?: AbortSignal | undefined;
}

/**
 * What a model is made of for a task, in bytes, and which of its files are on this device already. Fetches the description
 * of the model, not its weights.
 * @param model Model id on the hub, `owner/name`.
 * @param task Id of the task that it is for.
 * @param options The provider's own settings, and a way to end it; all optional.
 * @throws HubError for a locked or missing model, NetworkError where its hub cannot be reached, RouteError for a model
 * without weights that can run here
 * @example
 * const model = "Xenova/distilbert-base-uncased-finetuned-sst-2-english";
 * const plan = await planModel(model, "text-classification");
 * console.log(plan.bytesToFetch, plan.device);
 */
export async function planModel(
	model: string,
	task: string,
	{ signal = new AbortController().signal, ...options }: PlanOptions = {},
): Promise<ModelPlan> {
	const engine = chooseEngine(options);
	try {
		return await engine.plan({ model, task }, signal);
	} catch (error) {
		throw toInferenceError(error);
	} finally {
		await engine.close();
	}
}
