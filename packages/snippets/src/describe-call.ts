import {
	type ClientTask,
	type DescribedRequest,
	describeRequest,
	type Provider,
	PROVIDERS,
} from "@pusula/inference";
import type { SnippetCall } from "./types.ts";

/** Whether anyone a call may go to offers the task. The caller's own endpoint takes what `hf-inference` takes. */
export function isOffered(
	task: string,
	{ provider, endpointUrl }: Pick<SnippetCall, "provider" | "endpointUrl">,
): task is ClientTask {
	const known: readonly Provider[] = Object.values(PROVIDERS);
	if (endpointUrl !== undefined) return Object.hasOwn(PROVIDERS["hf-inference"].tasks, task);
	if (typeof provider === "object") return Object.hasOwn(provider.tasks, task);
	return known.some(
		({ id, tasks }) => (provider === "auto" || id === provider) && Object.hasOwn(tasks, task),
	);
}

/** Whether the choice of a provider is left open: the policy `auto`, with neither an endpoint nor a provider named. */
export function isLeftOpen(call: SnippetCall): boolean {
	return call.provider === "auto" && call.endpointUrl === undefined && !namesProvider(call);
}

/**
 * The request a snippet prints: the client's own. For `auto`, which asks the hub for tasks other than chat, the request of
 * the first provider that offers the task.
 * @throws InputError for an unknown provider, or a task the provider does not offer
 */
export function describeSnippetCall(call: SnippetCall): DescribedRequest {
	const {
		task,
		provider,
		model,
		providerModel,
		adapter,
		args,
		routed = true,
		stream,
		billTo,
		endpointUrl,
	} = call;
	const isOpen = isLeftOpen(call) && task !== "conversational";
	return describeRequest({
		task,
		provider: isOpen ? firstOffering(task) : provider,
		model,
		mapping: {
			...(providerModel !== undefined && { providerId: providerModel }),
			...(adapter && { adapter: adapter.type, adapterWeightsPath: adapter.weightsPath }),
		} as { providerId: string }, // the client fills in the hub's id where there is no other
		args,
		key: routed ? "platform" : "own",
		stream,
		billTo,
		endpointUrl,
	});
}

/** Whether a chat's model carries a provider's name behind its own, as the platform's router takes it: `acme/fox:groq`. */
function namesProvider({ task, model = "" }: SnippetCall): boolean {
	const [, name = ""] = /:([^:]+)$/.exec(model) ?? [];
	return task === "conversational" && Object.hasOwn(PROVIDERS, name);
}

/** The first provider that offers a task, for calls that leave the choice to the hub. */
function firstOffering(task: ClientTask): Provider | undefined {
	const providers: readonly Provider[] = [PROVIDERS["hf-inference"], ...Object.values(PROVIDERS)];
	return providers.find(({ tasks }) => Object.hasOwn(tasks, task));
}
