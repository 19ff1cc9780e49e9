import type { CallableTaskId } from "@pusula/tasks";
import { FieldError } from "./field-error.ts";
import { hasParameters, type InputField, listFields } from "./list-fields.ts";

/** Values of a task's fields by their names; those that the schema does not name are settings for the provider. */
export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * The arguments of a call, without model and provider: every value in its place. Text for `messages` becomes a turn of
 * the user, and `system` the turn before it.
 * @param task Id of a task that the client can call.
 * @param values Values by the names of the fields, as `listFields` names them.
 * @throws FieldError code `missing` where a needed field has no value
 * @example
 * buildArgs("question-answering", { question: "Where?", context: "At home.", top_k: 1 }); // { inputs: { question: "Where?", context: "At home." }, parameters: { top_k: 1 } }
 */
export function buildArgs(task: CallableTaskId, values: FieldValues): Record<string, unknown> {
	const fields = listFields(task);
	const missing = fields.find(({ name, isNeeded }) => isNeeded && isAbsent(values[name]));
	if (missing) throw new FieldError("missing", missing.name, `${task} needs the field "${missing.name}".`);
	return placeFields(task, values);
}

/**
 * Arguments of a call for the fields that have a value, each in its place; no field is required.
 * @param task Id of a task that the client can call.
 * @param values Values by the names of the fields; any may be missing.
 * @example
 * placeFields("text-to-image", { num_inference_steps: 4 }); // { parameters: { num_inference_steps: 4 } }
 */
export function placeFields(task: CallableTaskId, values: FieldValues): Record<string, unknown> {
	const fields = listFields(task);
	const args: Record<string, unknown> = {};
	const isChat = fields.some(({ kind }) => kind === "turns");
	for (const [name, value] of Object.entries(values)) {
		if (isAbsent(value) || (isChat && name === "system")) continue;
		const field = fields.find((one) => one.name === name);
		const path = field?.path ?? (hasParameters(task) ? ["parameters", name] : [name]);
		put(args, path, field?.kind === "turns" ? toTurns(value, values["system"]) : value);
	}
	return args;
}

/**
 * The value that a text from a table, a file or an argument represents. A list is JSON, or texts between commas; the
 * messages of a conversation are a JSON list of objects, or one message. Files are left to the caller: their text is a name.
 * @param field Name and kind of the field, from `listFields`.
 * @param text What a table, a file or an argument holds.
 * @throws FieldError code `not-json` where a field of any other kind is no JSON
 * @example
 * readFieldText({ name: "candidate_labels", kind: "texts" }, "sport, economy"); // ["sport", "economy"]
 */
export function readFieldText(field: Pick<InputField, "name" | "kind">, text: string): unknown {
	if (field.kind === "text" || field.kind === "file") return text;
	const trimmed = text.trim();
	if (field.kind === "turns" && !/^\[\s*\{/.test(trimmed)) return text;
	if (field.kind === "texts" && !trimmed.startsWith("["))
		return trimmed
			.split(",")
			.map((part) => part.trim())
			.filter((part) => part !== "");
	try {
		return JSON.parse(trimmed);
	} catch (cause) {
		throw new FieldError("not-json", field.name, cause instanceof Error ? cause.message : String(cause), {
			cause,
		});
	}
}

function isAbsent(value: unknown): boolean {
	return value === undefined || value === null;
}

function toTurns(value: unknown, system: unknown): unknown {
	if (typeof value !== "string") return value;
	const turns = [{ role: "user", content: value }];
	return typeof system === "string" && system !== ""
		? [{ role: "system", content: system }, ...turns]
		: turns;
}

function put(args: Record<string, unknown>, [first = "", ...rest]: readonly string[], value: unknown): void {
	if (rest.length === 0) {
		args[first] = value;
		return;
	}
	const inner = (args[first] ??= {}) as Record<string, unknown>; // made here, or by an earlier field of the same object
	put(inner, rest, value);
}
