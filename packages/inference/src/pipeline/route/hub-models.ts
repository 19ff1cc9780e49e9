import { RouteError } from "../../errors.ts";
import type { ResolveModel } from "../../types/call.ts";
import type { ModelMapping, Service } from "../../types/route.ts";
import { lookupDefaultModel, lookupMappings } from "./lookup.ts";

/**
 * Looks up on the hub how a provider serves a model; without a model, the task's default one.
 * @throws RouteError, HubError, InputError when there is no default model.
 */
export const hubModels: ResolveModel = async ({ provider, task, model }, call) => {
	const wanted = model ?? (await lookupDefaultModel(task, call));
	if (model === undefined) call.context = { ...call.context, model: wanted };
	const mapping = (await lookupMappings(wanted, call)).find((entry) => entry.provider === provider.id);
	if (!mapping)
		throw new RouteError(
			`We have not been able to find inference provider information for model ${wanted}.`,
			{ code: "no-mapping" },
		);
	if (task !== undefined && !serves(provider, mapping, task)) throw taskMismatch(wanted, task, mapping);
	if (mapping.status === "staging") {
		call.options.logger?.warn(
			`Model ${wanted} is in staging mode for provider ${provider.id}. Meant for test purposes only.`,
		);
	}
	return mapping;
};

/** True when a provider's mapping is good for a task: made for it, or for one that it runs with the same models. */
export function serves(
	{ interchangeable }: Pick<Service, "interchangeable">,
	{ task }: ModelMapping,
	wanted: string,
): boolean {
	const tasks: readonly string[] = interchangeable ?? [];
	return task === wanted || (tasks.includes(task) && tasks.includes(wanted));
}

/** The error for a model that a provider serves, but for another task. */
export function taskMismatch(model: string, wanted: string, { provider, task }: ModelMapping): RouteError {
	return new RouteError(
		`Model ${model} is not supported for task ${wanted} and provider ${provider}. Supported task: ${task}.`,
		{ code: "task-mismatch" },
	);
}
