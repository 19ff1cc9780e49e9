import { InputError } from "@pusula/inference";
import { isOffered } from "../describe-call.ts";
import { LiteralError } from "../literals/text.ts";
import { snippetsFor } from "../snippets.ts";
import type { Snippet } from "../types.ts";
import { type Era, taskOf, toModelCall } from "./model-call.ts";
import type { InferenceSnippet, InferenceSnippetOptions, ModelDataMinimal, SnippetMapping } from "./types.ts";

/** Languages and clients of the published function, in its order. */
type Order = readonly (readonly [InferenceSnippet["language"], readonly string[]])[];

const FIRST_ORDER: Order = [
	["python", ["huggingface_hub", "fal_client", "requests", "openai"]],
	["js", ["fetch", "huggingface.js", "openai"]],
	["sh", ["curl"]],
];
const NEWER_ORDER: Order = [
	["python", ["openai", "huggingface_hub", "fal_client", "requests"]],
	["js", ["openai", "huggingface.js", "fetch"]],
	["sh", ["curl"]],
];

/** Release 3.13.1: a token beside the model decides about the route. */
const FIRST: Era = {
	isTagNeeded: true,
	hasChatRouter: false,
	isRouted: ({ accessToken }) => accessToken === undefined || accessToken.startsWith("hf_"),
};
/** Later releases: the token became an option, and chat got one address. */
const NEWER: Era = {
	isTagNeeded: false,
	hasChatRouter: true,
	isRouted: ({ directRequest }) => directRequest !== true,
};

/**
 * Ready-to-copy code for a model at a provider: the published function, in the form of its newer releases.
 * A model without a task gives an empty list; so does a task the provider does not offer, or a call that cannot be
 * printed, with the reason on the console. Never throws. `snippetsFor` knows more: other clients, all parameters, and
 * typed reasons.
 */
export function getInferenceSnippets(
	model: ModelDataMinimal,
	provider: string,
	inferenceProviderMapping?: SnippetMapping,
	options?: InferenceSnippetOptions,
): InferenceSnippet[];
/** The same in the form of release 3.13.1, with the token beside the model: it is printed as it is, and one of the platform is routed. An empty one is none. */
export function getInferenceSnippets(
	model: ModelDataMinimal,
	accessToken: string,
	provider: string,
	inferenceProviderMapping?: SnippetMapping,
	options?: InferenceSnippetOptions,
): InferenceSnippet[];
export function getInferenceSnippets(
	model: ModelDataMinimal,
	second: string,
	third?: string | SnippetMapping,
	fourth?: SnippetMapping | InferenceSnippetOptions,
	fifth?: InferenceSnippetOptions,
): InferenceSnippet[] {
	try {
		if (typeof third !== "string") return print(model, second, third, fourth ?? {}, NEWER);
		return print(
			model,
			third,
			fourth as SnippetMapping | undefined, // the fourth place of this form
			{ ...fifth, accessToken: second === "" ? undefined : second },
			FIRST,
		);
	} catch (error) {
		if (!(error instanceof InputError || error instanceof LiteralError)) throw error;
		// oxlint-disable-next-line eslint/no-console -- the published function tells the reason there, and nowhere else
		console.error(error.message);
		return [];
	}
}

function print(
	model: ModelDataMinimal,
	provider: string,
	mapping: SnippetMapping | undefined,
	options: InferenceSnippetOptions,
	era: Era,
): InferenceSnippet[] {
	const task = taskOf(model, era.isTagNeeded);
	if (task === undefined) return [];
	if (!isOffered(task, { provider, endpointUrl: options.endpointUrl })) {
		// oxlint-disable-next-line eslint/no-console -- the published function tells the reason there, and nowhere else
		console.error(`Failed to get provider helper for ${provider} (${task})`);
		return [];
	}
	const { snippets } = snippetsFor(toModelCall(task, model, provider, mapping, options, era));
	return inOrder(snippets, era === FIRST ? FIRST_ORDER : NEWER_ORDER);
}

function inOrder(snippets: readonly Snippet[], order: Order): InferenceSnippet[] {
	return order.flatMap(([language, clients]) =>
		clients.flatMap((client) => {
			const found = snippets.find((one) => one.language === language && one.client === client);
			return found ? [{ language, client, content: found.code }] : [];
		}),
	);
}
