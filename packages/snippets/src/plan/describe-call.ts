import {
	type ClientTask,
	type DescribedRequest,
	describeRequest,
	endpointProviders,
	hasAutoRouter,
	type Provider,
	PROVIDERS,
} from "@pusula/inference";
import { toPrintedArgs } from "../args/printed-args.ts";
import type { SnippetCall } from "../types/snippet.ts";

/** True when a provider that the call may go to offers the task. The caller's own endpoint takes what the provider of endpoints takes. */
export function isOffered(
	task: string,
	{ provider, endpointUrl }: Pick<SnippetCall, "provider" | "endpointUrl">,
): task is ClientTask {
	const known: readonly Provider[] = Object.values(PROVIDERS);
	if (endpointUrl !== undefined) return endpointProviders().some(({ tasks }) => Object.hasOwn(tasks, task));
	if (typeof provider === "object") return Object.hasOwn(provider.tasks, task);
	return known.some(
		({ id, tasks }) => (provider === "auto" || id === provider) && Object.hasOwn(tasks, task),
	);
}

/** True when the provider is not chosen yet: the policy `auto`, with neither an endpoint nor a provider named. */
export function isLeftOpen(call: SnippetCall): boolean {
	return call.provider === "auto" && call.endpointUrl === undefined && !namesProvider(call);
}

/**
 * Describes the request that a snippet prints: the client's own. For `auto`, which looks up tasks other than chat at the
 * hub, the request of the first provider that offers the task. Sends nothing.
 * @param call Task, provider, model and arguments, as `snippetsFor` takes them.
 * @returns what `describeRequest` of the client returns: method, URL, headers, body, and the reading of the response
 * @throws InputError for an unknown provider, or a task the provider does not offer; LiteralError for arguments that no
 * snippet can hold
 * @example
 * const args = { inputs: "The sea is [MASK]." };
 * describeSnippetCall({ task: "fill-mask", provider: "hf-inference", model: "a/b", args }).request.method; // "POST"
 */
export function describeSnippetCall(call: SnippetCall): DescribedRequest {
	const {
		task,
		provider,
		model,
		providerModel,
		lora,
		args,
		routed = true,
		stream,
		billTo,
		endpointUrl,
	} = call;
	const isOpen = isLeftOpen(call) && !hasAutoRouter(task);
	return describeRequest({
		task,
		provider: isOpen ? firstOffering(task) : provider,
		model,
		mapping: {
			...(providerModel !== undefined && { providerId: providerModel }),
			...(lora && { adapter: lora.type, adapterWeightsPath: lora.weightsPath }),
		} as { providerId: string }, // the client fills in the hub's id where there is no other
		args: toPrintedArgs(task, args),
		key: routed ? "platform" : "own",
		stream,
		billTo,
		endpointUrl,
	});
}

/** True when the model of a routed task has a provider's name as suffix, in the form of the platform's router: `acme/fox:groq`. */
function namesProvider({ task, model = "" }: SnippetCall): boolean {
	const [, name = ""] = /:([^:]+)$/.exec(model) ?? [];
	return hasAutoRouter(task) && Object.hasOwn(PROVIDERS, name);
}

/** The first provider that offers a task, for calls that leave the choice to the hub. */
function firstOffering(task: ClientTask): Provider | undefined {
	const providers: readonly Provider[] = [...endpointProviders(), ...Object.values(PROVIDERS)];
	return providers.find(({ tasks }) => Object.hasOwn(tasks, task));
}
