import { type ClientTask, type Provider, PROVIDERS } from "@pusula/inference";
import { type CallableTask, CALLABLE_TASKS } from "@pusula/tasks";
import { exampleArgs } from "../args/example-args.ts";
import { toRow } from "../plan/plan.ts";
import type { SnippetCall } from "../types/snippet.ts";
import type { InferenceSnippetOptions, ModelDataMinimal, SnippetMapping } from "./types.ts";

/** Chat parameters that are printed when set. */
const CHAT_PARAMETERS = ["temperature", "max_tokens", "top_p"] as const;
/** The placeholder in the example of fill-mask. */
const MASK = "[MASK]";

/** The task of a model's snippets: its pipeline's task, or the one that such models are called as where they offer that. */
export function taskOf(
	{ pipeline_tag: tag, tags }: ModelDataMinimal,
	isTagNeeded: boolean,
): string | undefined {
	const rows = Object.entries<CallableTask>(CALLABLE_TASKS);
	const [other] = rows.find(([, { alsoCalls }]) => alsoCalls?.some((page) => page === tag)) ?? [];
	const [part] = rows.find(([id, { page }]) => page === tag && id !== page) ?? [];
	return other ?? (part !== undefined && (!isTagNeeded || tags.includes(part)) ? part : tag);
}

/** Differences between the releases of the published function. */
export interface Release {
	/** Chat is recognised by the model's tag alone. */
	readonly isTagNeeded: boolean;
	/** Chat goes to one URL for all providers, with the provider's name behind the model's. */
	readonly hasChatRouter: boolean;
	/** True when a call goes through the platform. */
	readonly isRouted: (options: InferenceSnippetOptions) => boolean;
}

/** Arguments of the published function, in one form for all releases. */
export interface ModelRequest {
	readonly model: ModelDataMinimal;
	readonly provider: string;
	readonly mapping: SnippetMapping | undefined;
	readonly options: InferenceSnippetOptions;
}

/** The call that a model's snippets make. */
export function toModelCall(
	task: ClientTask,
	{ model, provider, mapping, options }: ModelRequest,
	release: Release,
): SnippetCall {
	const { streaming, billTo, accessToken, endpointUrl, inputs } = options;
	const providers: readonly Provider[] = Object.values(PROVIDERS);
	const isChat = toRow({ task }).outputKind === "chat";
	const isOwn = providers.find(({ id }) => id === provider)?.clientSideOnly === true;
	const routed = release.isRouted(options);
	const isUnified = release.hasChatRouter && isChat && routed && endpointUrl === undefined && !isOwn;
	const name = isUnified && provider !== "auto" ? `${model.id}:${provider}` : model.id;
	return {
		task,
		provider: isUnified ? "auto" : provider,
		model: name,
		providerModel: isUnified ? undefined : mapping?.providerId,
		...(mapping?.adapter !== undefined && {
			lora: { type: mapping.adapter, weightsPath: mapping.adapterWeightsPath ?? "" },
		}),
		args: isChat ? chatArgs(task, model.pipeline_tag, options) : taskArgs(task, model, inputs),
		routed,
		stream: isChat && streaming === true,
		billTo,
		endpointUrl,
		accessToken,
	};
}

function chatArgs(task: ClientTask, tag: string | undefined, options: InferenceSnippetOptions): object {
	const { inputs, messages } = options;
	const page = toRow({ task }).alsoCalls?.find((one) => one === tag);
	const example = exampleArgs(task, { locale: "en", page });
	const parameters = CHAT_PARAMETERS.map((name) => [name, options[name]] as const);
	return {
		...example,
		...toMessages(inputs),
		...(messages && { messages }),
		...Object.fromEntries(parameters.filter(([, value]) => value !== undefined && value !== null)),
	};
}

function taskArgs(task: ClientTask, model: ModelDataMinimal, inputs: unknown): object {
	const example = exampleArgs(task, { locale: "en" }) ?? {};
	if (inputs !== undefined) return { ...example, inputs };
	if (!("inputs" in example) || typeof example.inputs !== "string") return example;
	return { ...example, inputs: example.inputs.replaceAll(MASK, () => model.mask_token ?? MASK) };
}

/** A caller's own input for a chat, in any of its forms. */
function toMessages(inputs: unknown): object {
	if (typeof inputs === "string") return { messages: [{ role: "user", content: inputs }] };
	if (Array.isArray(inputs)) return { messages: inputs };
	return typeof inputs === "object" && inputs !== null && "messages" in inputs ? inputs : {};
}
