import { MODEL_FACTS } from "../generated/model-facts.ts";
import { RequestError } from "../request.ts";
import type { Hub } from "../state/state.ts";
import { isRecord } from "./checks.ts";
import type { ModelNeeds } from "./model-needs.ts";

/** The facts of a model under a provider's own name for it; undefined for one that the model table does not hold. */
export function findModelNeeds(hub: Hub, provider: string, name: string): ModelNeeds | undefined {
	const id = hub.findHubId(provider, name) ?? name;
	return Object.hasOwn(MODEL_FACTS, id) ? MODEL_FACTS[id] : undefined;
}

/** @throws RequestError for a text without the model's mask, with the message of Transformers */
export function demandMask(text: string, { maskToken }: ModelNeeds): void {
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
	{ required }: ModelNeeds,
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
	facts: ModelNeeds | undefined,
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
