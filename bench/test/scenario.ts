import type { MappingEntry } from "@pusula/simulator";
import { LIBRARIES, type Version } from "./clients.ts";
import type { SimulatedHub } from "./recorder.ts";
import { KEYS, type TaskCall } from "./task-calls.ts";

/** One call to make with both libraries, with a simulator of its own. */
export interface Scenario {
	readonly against: Version;
	/** Provider id, `auto` or `endpoint`. */
	readonly provider: string;
	readonly task: string;
	/** Kind of the key: a name of `KEYS`. */
	readonly key: string;
	/** Name of the call's variant. */
	readonly variant: string;
	readonly function: string;
	readonly args: object;
	readonly options: object;
	readonly world: SimulatedHub;
}

/** The fields that name a scenario. */
export type ScenarioName = Pick<Scenario, "against" | "provider" | "task" | "key" | "variant">;

/** A model id of its own for each scenario, because the published libraries cache every lookup. */
export function modelOf({ against, provider, task, key, variant }: ScenarioName): string {
	return `acme/${[against, provider, task, key, variant].join("-").replace(/[^\w.]+/g, "-")}`;
}

/** The call as the library can make it: through `request` where it has no function for the task. */
export function toKnown(against: Version, task: string, call: TaskCall): TaskCall {
	if (call.function in LIBRARIES[against]) return call;
	return { ...call, function: "request", options: { ...call.options, task } };
}

/** The hub's entry for a scenario's model. */
export function mappingOf(name: ScenarioName, isLora = false): MappingEntry {
	const model = modelOf(name);
	return {
		provider: name.provider,
		hfModelId: model,
		providerId: toProviderId(name, model, isLora),
		status: "live",
		task: name.task,
		...(isLora && { adapter: "lora", adapterWeightsPath: "lora.safetensors" }),
	};
}

/** A call of a provider's task. */
export function toScenario(
	name: ScenarioName,
	call: TaskCall,
	replies: SimulatedHub["replies"] = {},
): Scenario {
	const model = modelOf(name);
	const known = toKnown(name.against, name.task, call);
	const { accessToken, options } = KEYS[name.key] ?? {};
	return {
		...name,
		function: known.function,
		args: {
			...(accessToken !== undefined && { accessToken }),
			provider: name.provider,
			model: name.provider === "openai" ? `openai/${model}` : model,
			...known.args,
		},
		options: { ...options, ...known.options },
		world: { models: { [model]: [mappingOf(name, call.isLora)] }, replies },
	};
}

/** The provider's own name of a model, in a form it knows. */
function toProviderId({ provider, task }: ScenarioName, model: string, isLora: boolean): string {
	const name = model.replace("acme/", "");
	if (provider === "hf-inference" || provider === "openai") return model;
	if (provider === "black-forest-labs") return name;
	if (provider === "novita" && task === "image-text-to-video") return "MiniMax-H3";
	if (provider !== "fal-ai") return `vendor/${name}`;
	return isLora ? "fal-ai/lora" : `fal-ai/${name}${task.startsWith("image-text-") ? "/edit" : ""}`;
}
