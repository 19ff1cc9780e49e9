import { CALLABLE_TASKS, type CallableTaskId, type JsonSchema, TASK_SCHEMAS } from "@pusula/tasks";

/**
 * What the value of a field is.
 * - `text`: a text
 * - `texts`: a list of texts
 * - `file`: a picture, sound or video
 * - `json`: anything else
 * - `turns`: the messages of a conversation; a text alone is one turn of the user
 */
export type FieldKind = "text" | "texts" | "file" | "json" | "turns";

/** A field of a task's input, found in its schema. */
export interface InputField {
	/** Unique within the task: the last part of the path. */
	readonly name: string;
	/** The place of the value among the arguments of a call. */
	readonly path: readonly string[];
	readonly kind: FieldKind;
	/** A call without it is refused. */
	readonly isNeeded: boolean;
	readonly schema: JsonSchema;
}

/**
 * The fields of a task's input: what it works on first, then its parameters, all by one short name. The first is the
 * main one, which a single text or file represents.
 * @param task Id of a task that the client can call.
 * @example
 * listFields("fill-mask").map(({ name, kind }) => `${name}: ${kind}`); // ["inputs: text", "top_k: json", "targets: texts"]
 */
export function listFields(task: CallableTaskId): readonly InputField[] {
	const { input } = TASK_SCHEMAS[CALLABLE_TASKS[task].schemas];
	const fields = walk(input, [], true).toSorted((first, second) => rankOf(first) - rankOf(second));
	return fields.filter(({ name }, index) => fields.findIndex((one) => one.name === name) === index);
}

/**
 * The field that a single text or file represents.
 * @param task Id of a task that the client can call.
 * @example
 * mainField("translation").name; // "inputs"
 */
export function mainField(task: CallableTaskId): InputField {
	const [first] = listFields(task);
	if (first) return first;
	throw new Error(`The input schema of ${task} has no field.`);
}

/**
 * Whether settings that the schema does not name go below `parameters`, as the task's own do.
 * @param task Id of a task that the client can call.
 * @example
 * hasParameters("text-to-image"); // true
 */
export function hasParameters(task: CallableTaskId): boolean {
	return TASK_SCHEMAS[CALLABLE_TASKS[task].schemas].input.properties?.["parameters"] !== undefined;
}

/** Objects that only hold other fields. */
const HOLDERS = ["inputs", "parameters"];

function walk(schema: JsonSchema, path: readonly string[], isNeeded: boolean): readonly InputField[] {
	return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
		const own = [...path, name];
		const needed = isNeeded && schema.required?.includes(name) === true;
		if (path.length === 0 && HOLDERS.includes(name) && one.properties !== undefined)
			return walk(one, own, needed);
		return [{ name, path: own, kind: toKind(one, own), isNeeded: needed, schema: one }];
	});
}

/** What a task works on comes before its settings; what it needs before what it can do without. */
function rankOf({ path: [first], isNeeded, kind }: InputField): number {
	const isInput = first === "inputs" || first === "messages";
	return (isInput ? 0 : 4) + (isNeeded ? 0 : 2) + (isInput && kind === "json" ? 1 : 0);
}

function toKind(schema: JsonSchema, path: readonly string[]): FieldKind {
	if (path.join(".") === "messages") return "turns";
	if (schema["x-media"] !== undefined) return "file";
	const types = [schema.type ?? []].flat();
	if (types.includes("array") && [schema.items?.type ?? []].flat().includes("string")) return "texts";
	return types.includes("string") || (types.length === 0 && path.join(".") === "inputs") ? "text" : "json";
}
