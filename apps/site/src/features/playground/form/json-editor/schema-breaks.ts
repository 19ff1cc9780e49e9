import { type OutputUnit, type Schema, Validator } from "@cfworker/json-schema";
import type { TextProblem, ValueProblem } from "./json-problem.ts";

/** Where a value breaks a schema (draft 2020-12). Of alternatives, those of the one that it is closest to. */
export function listBreaks(value: unknown, schema: Schema): readonly ValueProblem[] {
	const alternatives = (schema.anyOf ?? [schema]).filter((one): one is Schema => typeof one === "object");
	const found = alternatives.map((one) => listErrors(value, one));
	if (found.length === 0 || found.some(({ length }) => length === 0)) return [];
	const named = alternatives.findIndex((one) => isOfType(value, one));
	const fewest = found.toSorted((a, b) => a.length - b.length)[0] ?? [];
	return (found[named] ?? fewest).map(toProblem);
}

/** Keywords whose errors only say that there is one further inside. */
const OUTER: ReadonlySet<string> = new Set(["properties", "items", "prefixItems", "allOf", "anyOf", "$ref"]);

function listErrors(value: unknown, schema: Schema): readonly OutputUnit[] {
	try {
		const { errors } = new Validator(schema, "2020-12", false).validate(value);
		const inner = errors.filter(({ keyword }) => !OUTER.has(keyword));
		return inner.length > 0 ? inner : errors;
	} catch {
		return []; // a schema that cannot be used finds nothing wrong
	}
}

/** True for the alternative that a value's own `type` names. */
function isOfType(value: unknown, { properties }: Schema): boolean {
	const { type } = Object(value) as { readonly type?: unknown }; // fields of any object are unknown
	const wanted: unknown = properties?.["type"];
	const { enum: choices, const: only } = Object(wanted) as Schema; // as above
	return type !== undefined && (only === type || (choices ?? []).includes(type));
}

const KINDS: Readonly<Record<string, TextProblem["kind"]>> = {
	required: "missing",
	type: "type",
	enum: "choice",
	const: "choice",
};

/** The library's own sentences name the property in quotes, and what was expected at their end. */
function toProblem({ instanceLocation, keyword, error }: OutputUnit): ValueProblem {
	const kind = KINDS[keyword] ?? "other";
	const quoted = [...error.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
	const list = /\[.*\]/s.exec(error)?.[0];
	const name =
		kind === "missing" ? quoted[0] : kind === "type" ? quoted.slice(1).join(", ") : (list ?? error);
	return { path: toPath(instanceLocation), kind, name };
}

/** The path in a JSON pointer such as `#/0/function`. */
function toPath(pointer: string): readonly (string | number)[] {
	return pointer
		.split("/")
		.slice(1)
		.map((part) => {
			const name = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
			return /^\d+$/.test(name) ? Number(name) : name;
		});
}
