import type { JsonSchema } from "@pusula/tasks";
import { type FieldKind, listTypes, toFieldKind, withoutNull } from "./field-kind.ts";
import { type TableColumns, fromTableText, toTableText } from "./table-text.ts";

/** A form as it is typed: text by the path of its field (`parameters.top_k`), and files. */
export type Draft = Readonly<Record<string, string | Blob>>;

/** A problem of a field, and the limit that it breaks. */
export interface Problem {
	readonly kind:
		| "required"
		| "number"
		| "integer"
		| "minimum"
		| "exclusiveMinimum"
		| "maximum"
		| "maxItems"
		| "json"
		| "table";
	readonly limit?: number;
}

/** A form as a call would send it, and what is wrong with it. */
export interface Reading {
	readonly args: Readonly<Record<string, unknown>>;
	/** By the path of the field. */
	readonly problems: ReadonlyMap<string, Problem>;
}

/** The fields of a call as text to edit. Files are left out. */
export function toDraft(schema: JsonSchema, args: unknown, path = ""): Draft {
	const kind = toFieldKind(schema);
	if (args === undefined || kind === "media") return {};
	if (kind !== "group") return { [path]: toText(kind, args) };
	const values = Object.entries(args as Readonly<Record<string, unknown>>); // an example fits its schema, which a test of the tasks proves
	return Object.assign({}, ...values.map(([name, value]) => toInnerDraft(schema, name, value, path)));
}

/** Reads a form: the arguments of the call, and the problems that prevent it. Empty fields are left out. */
export function readDraft(schema: JsonSchema, draft: Draft): Reading {
	const problems = new Map<string, Problem>();
	const args = readGroup({ schema, path: "", isRequired: true }, draft, problems) ?? {};
	return { args, problems };
}

/** The path of a field inside another. */
export function toPath(parent: string, name: string): string {
	return parent ? `${parent}.${name}` : name;
}

/** A field of the form, or a group of fields. */
interface Field {
	readonly schema: JsonSchema;
	readonly path: string;
	readonly isRequired: boolean;
}

function toInnerDraft(schema: JsonSchema, name: string, value: unknown, path: string): Draft {
	const inner = schema.properties?.[name];
	return inner ? toDraft(inner, value, toPath(path, name)) : {};
}

function toText(kind: FieldKind, value: unknown): string {
	if (kind === "table") return toTableText(value as TableColumns); // the schema of a table says so
	if (Array.isArray(value) && (kind === "texts" || kind === "text-or-texts")) return value.join("\n");
	return typeof value === "string" && kind !== "choice"
		? value
		: JSON.stringify(value, null, kind === "json" ? 2 : 0);
}

function readGroup(
	{ schema, path, isRequired }: Field,
	draft: Draft,
	problems: Map<string, Problem>,
): Record<string, unknown> | undefined {
	const isTouched =
		isRequired || Object.keys(draft).some((key) => key.startsWith(`${path}.`) && draft[key] !== "");
	const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
		const field = {
			schema: withoutNull(inner),
			path: toPath(path, name),
			isRequired: isTouched && (schema.required ?? []).includes(name),
		};
		const value = readField(field, draft, problems);
		return value === undefined ? [] : [[name, value] as const];
	});
	return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function readField(field: Field, draft: Draft, problems: Map<string, Problem>): unknown {
	const { schema, path, isRequired } = field;
	const kind = toFieldKind(schema);
	if (kind === "group") return readGroup(field, draft, problems);
	const typed = draft[path];
	if (typed === undefined || (typeof typed === "string" && typed.trim() === "")) {
		if (isRequired) problems.set(path, { kind: "required" });
		return undefined;
	}
	const read = typeof typed === "string" ? fromText(kind, schema, typed) : { value: typed };
	if ("problem" in read) problems.set(path, read.problem);
	return "value" in read ? read.value : undefined;
}

type Read = { readonly value: unknown } | { readonly problem: Problem };

function fromText(kind: FieldKind, schema: JsonSchema, text: string): Read {
	if (kind === "number") return fromNumber(schema, text);
	if (kind === "boolean" || kind === "choice" || kind === "json") return fromJson(text);
	if (kind === "table") {
		const value = fromTableText(text);
		return value ? { value } : { problem: { kind: "table" } };
	}
	if (kind !== "texts" && kind !== "text-or-texts") return { value: text };
	const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
	if (schema.maxItems !== undefined && lines.length > schema.maxItems)
		return { problem: { kind: "maxItems", limit: schema.maxItems } };
	return { value: kind === "text-or-texts" && lines.length === 1 ? lines[0] : lines };
}

function fromJson(text: string): Read {
	try {
		const value: unknown = JSON.parse(text);
		return { value };
	} catch {
		return { problem: { kind: "json" } };
	}
}

function fromNumber(schema: JsonSchema, text: string): Read {
	const { minimum, exclusiveMinimum, maximum } = schema;
	const value = Number(text.trim().replace(",", "."));
	if (!Number.isFinite(value)) return { problem: { kind: "number" } };
	if (listTypes(schema).includes("integer") && !Number.isInteger(value))
		return { problem: { kind: "integer" } };
	if (minimum !== undefined && value < minimum) return { problem: { kind: "minimum", limit: minimum } };
	if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
		return { problem: { kind: "exclusiveMinimum", limit: exclusiveMinimum } };
	if (maximum !== undefined && value > maximum) return { problem: { kind: "maximum", limit: maximum } };
	return { value };
}
