import type { Locale } from "@pusula/tasks";
import { isRecord } from "../rules/checks.ts";
import { isExcluded } from "./is-excluded.ts";
import { matchPattern } from "./match-pattern.ts";
import { mergeSchemas } from "./merge-schemas.ts";
import { sampleText } from "./sample.ts";

/** How deep a schema may nest before optional parts are left out. */
const DEEPEST = 8;

/**
 * A value that fits a JSON Schema and claims nothing: texts state that no model ran, numbers are 0 or the allowed number
 * next to it, truth values false, choices the first, lists as short as allowed but not empty. `const` and `default`
 * come first; a fixed form (`format`, `pattern`) leaves room for an empty value of that form alone.
 * Understands type, properties, items, `contains`, limits, `anyOf`/`oneOf`/`allOf`, local `$ref`s, and of `not` what `isExcluded`
 * knows.
 */
export function buildFromSchema(schema: unknown, locale: Locale): unknown {
	return build(schema, { root: schema, text: sampleText(locale), index: 0, depth: 0 });
}

type Schema = Readonly<Record<string, unknown>>;

interface Place {
	readonly root: unknown;
	/** What a text says. */
	readonly text: string;
	/** Place in a list whose entries must differ, else 0. */
	readonly index: number;
	readonly depth: number;
}

function build(given: unknown, place: Place): unknown {
	if (given === true) return place.text;
	const schema = isRecord(given) ? mergeSchemas(given, place.root) : undefined;
	if (!schema || place.depth > DEEPEST * 2) return null;
	const value = buildMerged(schema, place);
	return isExcluded(value, schema["not"]) ? buildOther(schema, place, value) : value;
}

/** Values tried in place of one that `not` forbids. */
const MOST_TRIED = 8;
const TYPES = ["integer", "boolean", "object", "array", "null", "string"];

function buildOther(schema: Schema, place: Place, value: unknown): unknown {
	const { type = TYPES, default: _usual, ...rest } = schema;
	for (const one of [type].flat())
		for (let step = 0; step < MOST_TRIED; step++) {
			const other = buildMerged({ ...rest, type: one }, { ...place, index: place.index + step });
			if (!isExcluded(other, schema["not"])) return other;
		}
	return value;
}

function buildMerged(schema: Schema, place: Place): unknown {
	if ("const" in schema) return schema["const"];
	const { default: usual, enum: choices } = schema;
	if (usual !== undefined && place.index === 0) return usual;
	if (Array.isArray(choices)) return choices[place.index % Math.max(1, choices.length)];
	return buildType(typeOf(schema), schema, place);
}

function buildType(type: string, schema: Schema, place: Place): unknown {
	switch (type) {
		case "object":
			return buildObject(schema, place);
		case "array":
			return buildList(schema, place);
		case "string":
			return buildString(schema, place);
		case "integer":
		case "number":
			return buildNumber(schema, type === "integer", place.index);
		case "boolean":
			return place.index % 2 === 1;
		default:
			return null;
	}
}

function buildObject(schema: Schema, place: Place): Record<string, unknown> {
	const { properties, required, additionalProperties } = schema;
	const named = isRecord(properties) ? properties : {};
	const needed = Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
	const others = isRecord(additionalProperties) ? additionalProperties : true;
	const fields = [
		...Object.entries(named),
		...needed.filter((name) => !Object.hasOwn(named, name)).map((name) => [name, others] as const),
	];
	const kept = fields.filter(([name]) => place.depth < DEEPEST || needed.includes(name));
	return Object.fromEntries(
		kept.map(([name, property]) => [name, build(property, deeper(place, place.index))]),
	);
}

function buildList(schema: Schema, place: Place): unknown[] {
	const fixed = Array.isArray(schema["prefixItems"]) ? schema["prefixItems"] : [];
	const least = limit(schema, "minItems") ?? 0;
	const most = limit(schema, "maxItems") ?? Infinity;
	const wanted = schema["items"] === false || place.depth >= DEEPEST ? 0 : 1;
	const held = isRecord(schema["contains"]) ? (limit(schema, "minContains") ?? 1) : 0;
	const count = Math.min(most, Math.max(least, fixed.length + held, fixed.length > 0 ? 0 : wanted));
	const differs = schema["uniqueItems"] === true;
	return Array.from({ length: count }, (_, index) => {
		const isHeld = index >= fixed.length && index < fixed.length + held;
		const item = fixed[index] ?? schema["items"] ?? true;
		const wantedItem = isHeld ? { allOf: [item, schema["contains"]].filter(isRecord) } : item;
		return build(wantedItem, deeper(place, differs ? index : place.index));
	});
}

function buildString(schema: Schema, { text, index }: Place): string {
	const { pattern, format } = schema;
	const least = limit(schema, "minLength") ?? 0;
	const most = limit(schema, "maxLength") ?? Infinity;
	if (typeof pattern === "string") return matchPattern(pattern, { text, least, most });
	const form = FORMATS[String(format)];
	if (form !== undefined) return form;
	return (index === 0 ? text : `${index + 1} ${text}`).padEnd(least, ".").slice(0, most);
}

/** An empty value of each form. */
const FORMATS: Readonly<Record<string, string>> = {
	date: "1970-01-01",
	time: "00:00:00Z",
	"date-time": "1970-01-01T00:00:00Z",
	duration: "PT0S",
	email: "nobody@example.com",
	hostname: "example.com",
	ipv4: "0.0.0.0",
	ipv6: "::",
	uri: "https://example.com/",
	uuid: "00000000-0000-0000-0000-000000000000",
};

/** The allowed number next to 0; `index` steps away from it. */
function buildNumber(schema: Schema, whole: boolean, index: number): number {
	const step = limit(schema, "multipleOf") ?? (whole ? 1 : 0);
	const above = limit(schema, "exclusiveMinimum");
	const below = limit(schema, "exclusiveMaximum");
	const least = Math.max(limit(schema, "minimum") ?? -Infinity, above ?? -Infinity);
	const most = Math.min(limit(schema, "maximum") ?? Infinity, below ?? Infinity);
	const onStep = (value: number, round: (value: number) => number): number =>
		(step > 0 ? round(value / step) * step : value) + 0;
	const away = (from: number, side: 1 | -1, bound: number): number => {
		if (step > 0) return from + side * step;
		return Number.isFinite(bound) ? (from + bound) / 2 : from + side;
	};
	if (least > 0 || above === 0) {
		const first = onStep(least, Math.ceil);
		return (first === above ? away(first, 1, most) : first) + index * step;
	}
	if (most < 0 || below === 0) {
		const first = onStep(most, Math.floor);
		return first === below ? away(first, -1, least) : first;
	}
	return index === 0 ? 0 : index * (step > 0 ? step : 1);
}

function typeOf(schema: Schema): string {
	const { type } = schema;
	if (typeof type === "string") return type;
	if (Array.isArray(type)) return String(type.find((one) => one !== "null") ?? "null");
	if (isRecord(schema["properties"])) return "object";
	return schema["items"] === undefined ? "string" : "array";
}

function limit(schema: Schema, key: string): number | undefined {
	const value = schema[key];
	return typeof value === "number" ? value : undefined;
}

function deeper(place: Place, index: number): Place {
	return { ...place, index, depth: place.depth + 1 };
}
