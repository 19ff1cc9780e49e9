import { MODEL_FACTS } from "./generated/model-facts.ts";
import { RequestError } from "../types/request.ts";
import type { Hub } from "../state/state.ts";
import { isRecord } from "./checks.ts";
import type { ModelFacts } from "../state/model-facts.ts";

/** The facts of a model under a provider's own name for it; undefined for one of which nothing is known. */
export function findModelFacts(hub: Hub, provider: string, name: string): ModelFacts | undefined {
	const ids = [hub.findHubId(provider, name) ?? name, `${provider}/${name}`];
	const id = ids.find((each) => Object.hasOwn(MODEL_FACTS, each) || Object.hasOwn(hub.addedFacts, each));
	return id === undefined ? undefined : { ...MODEL_FACTS[id], ...hub.addedFacts[id] };
}

/** @throws RequestError for a picture sent to a chat model that takes none, with the message of vLLM (https://github.com/vllm-project/vllm/issues/19144) */
export function demandNoPicture(
	body: Readonly<Record<string, unknown>>,
	name: string,
	facts: ModelFacts | undefined,
): void {
	const messages = Array.isArray(body["messages"]) ? body["messages"].filter(isRecord) : [];
	const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content.filter(isRecord) : []));
	if (!facts?.isTextOnly || !parts.some(({ type }) => type === "image_url")) return;
	throw new RequestError({
		status: 400,
		message: `${name} is not a multimodal model`,
		at: "messages",
		code: "invalid_value",
	});
}

/** @throws RequestError for a text without the model's mask, with the message of Transformers */
export function demandMask(text: string, { maskToken }: ModelFacts): void {
	if (maskToken === undefined || text.includes(maskToken)) return;
	throw new RequestError({
		status: 400,
		message: `No mask_token (${maskToken}) found on the input`,
		at: "inputs",
		code: "invalid_value",
	});
}

/** @throws RequestError where one of the languages that the model needs is missing, with the message of Transformers */
export function demandLanguages(
	parameters: Readonly<Record<string, unknown>>,
	{ required }: ModelFacts,
): void {
	const missing = required?.find((name) => parameters[name] === undefined || parameters[name] === null);
	if (missing === undefined) return;
	throw new RequestError({
		status: 400,
		message: "Translation requires a `src_lang` and a `tgt_lang` for this model",
		at: `parameters.${missing}`,
		code: "missing_field",
	});
}

/**
 * Checks `strict: true` at providers that name the models which take it.
 * @throws RequestError for another model of the table, with Groq's message
 */
export function demandStrictSupport(
	body: Readonly<Record<string, unknown>>,
	provider: string,
	facts: ModelFacts | undefined,
): void {
	const format = body["response_format"];
	const schema = isRecord(format) ? format["json_schema"] : undefined;
	if (!isRecord(schema) || schema["strict"] !== true || !LISTING.has(provider)) return;
	if (!facts?.strict || facts.strict.includes(provider)) return;
	throw new RequestError({
		status: 400,
		message: "This model does not support response format `json_schema`",
		at: "response_format",
		code: "invalid_value",
	});
}

/** Providers that name the models which take `strict: true`. */
const LISTING: ReadonlySet<string> = new Set(Object.values(MODEL_FACTS).flatMap(({ strict = [] }) => strict));
