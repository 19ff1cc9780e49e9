import type { JsonSchema, JsonValue } from "@pusula/tasks";
import { INPUT_KINDS, type InputKind } from "./state/catalogue.ts";

/** Every field of a form that takes a file, with the kind of file. */
export function listMediaPaths(schema: JsonSchema, path = ""): readonly (readonly [string, string])[] {
	if (schema["x-media"]) return [[path, schema["x-media"]]];
	return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
		listMediaPaths(inner, path ? `${path}.${name}` : name),
	);
}

/**
 * The field that takes each kind of input: of files their own, of text the one for long texts among the inputs. The
 * messages of a chat take all but videos.
 */
export function findInputs(schema: JsonSchema): Readonly<Partial<Record<InputKind, string>>> {
	const { messages, inputs } = schema.properties ?? {};
	if (messages) return { text: "messages", image: "messages", audio: "messages" };
	const files = listMediaPaths(schema).flatMap(([path, media]) => {
		const kind = INPUT_KINDS.find((one) => one === media);
		return kind ? [[kind, path] as const] : [];
	});
	const text = inputs && findLongText(inputs, "inputs");
	return { ...Object.fromEntries(files), ...(text !== undefined && { text }) };
}

/** True when the input has a value in a field for long texts. */
export function hasWords(schema: JsonSchema, input: JsonValue | undefined): boolean {
	if (input === undefined) return false;
	if (schema["x-text"] === "long") return true;
	const fields = Object(input) as Readonly<Record<string, JsonValue>>; // fields of any value
	return Object.entries(schema.properties ?? {}).some(([name, inner]) => hasWords(inner, fields[name]));
}

function findLongText(schema: JsonSchema, path: string): string | undefined {
	if (schema["x-text"] === "long") return path;
	return Object.entries(schema.properties ?? {})
		.map(([name, inner]) => findLongText(inner, `${path}.${name}`))
		.find((found) => found !== undefined);
}
