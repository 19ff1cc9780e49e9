import { MODEL_FACTS } from "../generated/model-facts.ts";
import { RequestError } from "../request.ts";
import type { Hub } from "../state/state.ts";
import { isRecord } from "./checks.ts";

/** What calls of a model have to hold to; a field that is absent is not known. */
export interface ModelFacts {
	/** The text of a gap in its input. */
	readonly maskToken?: string;
	/** Parameters without which a call fails. */
	readonly required?: readonly string[];
	/** Providers at which it takes `strict: true` in a JSON schema. */
	readonly strict?: readonly string[];
}

/** The facts of a model under a provider's own name for it; undefined for one that the model table does not hold. */
export function findModelFacts(hub: Hub, provider: string, name: string): ModelFacts | undefined {
	const id = hub.findHubId(provider, name) ?? name;
	return Object.hasOwn(MODEL_FACTS, id) ? MODEL_FACTS[id] : undefined;
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
