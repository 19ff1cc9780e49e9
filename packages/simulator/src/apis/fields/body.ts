import { demand, kindOf, type Check } from "../../rules/checks.ts";
import { RequestError, UnknownModelError, type FormField } from "../../types/request.ts";
import { findModelFacts } from "../../rules/demand-fit.ts";
import type { Call } from "../../rules/dialect.ts";

/** The JSON object of a request. @throws RequestError 415 for another content type, 400 for bad JSON, `status` for wrong fields */
export function readJson(call: Call, check: Check, status = 400): Readonly<Record<string, unknown>> {
	const { body } = call;
	if (body.kind === "none") {
		throw new RequestError({
			status: 400,
			message: "The request has no body; expected a JSON object.",
			code: "empty_body",
		});
	}
	if (body.kind !== "json") {
		const type = call.headers["content-type"] ?? "none";
		throw new RequestError({
			status: 415,
			message: `Content-Type: expected application/json, got ${type}.`,
			code: "unsupported_media_type",
		});
	}
	if (body.value === undefined) {
		throw new RequestError({ status: 400, message: "The body is not valid JSON.", code: "invalid_json" });
	}
	return demand(body.value, check, status);
}

/** The fields of a multipart form. @throws RequestError 415 for another content type */
export function readForm(call: Call): Readonly<Record<string, readonly FormField[]>> {
	if (call.body.kind === "form") return call.body.fields;
	const type = call.headers["content-type"] ?? "none";
	throw new RequestError({
		status: 415,
		message: `Content-Type: expected multipart/form-data, got ${type}.`,
		code: "unsupported_media_type",
	});
}

/**
 * A checked model name.
 * @throws UnknownModelError for a model that this provider does not have, or has under another name
 */
export function checkModel(call: Call, model: unknown): string {
	if (typeof model !== "string" || model === "") {
		throw new RequestError({
			status: 400,
			message: `"model": expected a model name, got ${kindOf(model)}`,
			at: "model",
			code: "invalid_model",
		});
	}
	const { hub } = call.state;
	const ownName = hub.findOwnName(call.provider, model);
	if (ownName !== undefined) throw new UnknownModelError(model, ` Its name here is "${ownName}".`);
	if (!hub.has(call.provider, model)) throw new UnknownModelError(model);
	demandTask(call, hub.listTasks(call.provider, model), model);
	heedModel(call, model);
	return model;
}

/** The model that a request names, checked; on a server with only one, any name or none. */
export function nameModel(call: Call, model: unknown, onlyModel: string | undefined): string {
	if (onlyModel === undefined) return checkModel(call, model);
	return typeof model === "string" ? model : onlyModel;
}

/** From here on the response is that of this model. */
export function heedModel({ state, provider }: Pick<Call, "state" | "provider">, model: string): void {
	const facts = findModelFacts(state.hub, provider, model);
	if (facts) state.examples.heed(facts);
}

/** @throws UnknownModelError for a model that the provider serves for other tasks alone */
function demandTask({ task }: Call, served: readonly string[], model: string): void {
	if (task === undefined || served.length === 0) return;
	const taken = task.split(" ").flatMap((one) => [one, ...(KINDRED[one] ?? [])]);
	if (served.some((one) => taken.includes(one))) return;
	throw new UnknownModelError(model, ` It is served for ${served.join(", ")} here.`);
}

/** Tasks whose models are called as those of another one too. */
const KINDRED: Readonly<Record<string, readonly string[]>> = {
	conversational: ["text-generation"],
	"text-generation": ["conversational"],
	"feature-extraction": ["sentence-similarity"],
	"sentence-similarity": ["feature-extraction"],
};
