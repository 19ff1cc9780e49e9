import { InputError } from "@pusula/inference";
import { isOffered } from "../plan/describe-call.ts";
import { LiteralError } from "../literals/text.ts";
import { snippetsFor } from "../print/snippets.ts";
import type { Snippet } from "../types/snippet.ts";
import { type ModelRequest, type Release, taskOf, toModelCall } from "./model-call.ts";
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
const FIRST: Release = {
	isTagNeeded: true,
	hasChatRouter: false,
	isRouted: ({ accessToken }) => accessToken === undefined || accessToken.startsWith("hf_"),
};
/** Later releases: the token became an option, and chat got one URL. */
const NEWER: Release = {
	isTagNeeded: false,
	hasChatRouter: true,
	isRouted: ({ directRequest }) => directRequest !== true,
};

/**
 * Ready-to-copy code for a model at a provider: the published function, in the form of its newer releases.
 * Returns an empty list for a model without a task; also, with the reason on the console, for a task that the provider
 * does not offer and for a call that cannot be printed. Never throws. `snippetsFor` offers more: other clients, all
 * parameters, and typed reasons.
 * @param model id, task and tags of a hub model
 * @param provider id of a provider, or `auto`
 * @param inferenceProviderMapping the hub's entry for the model at the provider
 * @param options stream, payer, key, route, endpoint and inputs; all optional
 * @returns one entry a client, in the order of the published function
 * @example
 * const model = { id: "answerdotai/ModernBERT-large", pipeline_tag: "fill-mask", tags: [] };
 * getInferenceSnippets(model, "hf-inference").map(({ client }) => client); // ["huggingface_hub", "requests", "huggingface.js", "fetch", "curl"]
 */
export function getInferenceSnippets(
	model: ModelDataMinimal,
	provider: string,
	inferenceProviderMapping?: SnippetMapping,
	options?: InferenceSnippetOptions,
): InferenceSnippet[];
/** The same in the form of release 3.13.1, with the token beside the model: it is printed unchanged, and one of the platform is routed. An empty one is none. */
// oxlint-disable-next-line eslint/max-params -- the parameters of the published function
export function getInferenceSnippets(
	model: ModelDataMinimal,
	accessToken: string,
	provider: string,
	inferenceProviderMapping?: SnippetMapping,
	options?: InferenceSnippetOptions,
): InferenceSnippet[];
// oxlint-disable-next-line eslint/max-params -- the parameters of the published function
export function getInferenceSnippets(
	model: ModelDataMinimal,
	second: string,
	third?: string | SnippetMapping,
	fourth?: SnippetMapping | InferenceSnippetOptions,
	fifth?: InferenceSnippetOptions,
): InferenceSnippet[] {
	try {
		if (typeof third !== "string")
			return print({ model, provider: second, mapping: third, options: fourth ?? {} }, NEWER);
		const mapping = fourth as SnippetMapping | undefined; // the fourth parameter of this form
		const accessToken = second === "" ? undefined : second;
		return print({ model, provider: third, mapping, options: { ...fifth, accessToken } }, FIRST);
	} catch (error) {
		if (!(error instanceof InputError || error instanceof LiteralError)) throw error;
		// oxlint-disable-next-line eslint/no-console -- the published function logs the reason and returns nothing else
		console.error(error.message);
		return [];
	}
}

function print(request: ModelRequest, release: Release): InferenceSnippet[] {
	const { model, provider, options } = request;
	const task = taskOf(model, release.isTagNeeded);
	if (task === undefined) return [];
	if (!isOffered(task, { provider, endpointUrl: options.endpointUrl })) {
		// oxlint-disable-next-line eslint/no-console -- the published function logs the reason and returns nothing else
		console.error(`Failed to get provider helper for ${provider} (${task})`);
		return [];
	}
	const { snippets } = snippetsFor(toModelCall(task, request, release));
	return inOrder(snippets, release === FIRST ? FIRST_ORDER : NEWER_ORDER);
}

function inOrder(snippets: readonly Snippet[], order: Order): InferenceSnippet[] {
	return order.flatMap(([language, clients]) =>
		clients.flatMap((client) => {
			const found = snippets.find((one) => one.language === language && one.client === client);
			return found ? [{ language, client, content: found.code }] : [];
		}),
	);
}
