import { isRecord } from "../rules/checks.ts";
import { hashText } from "../media/random.ts";
import { foldWord, toWords } from "./language.ts";

/** How deep a schema may nest before optional parts are left out. */
const DEEPEST = 8;

/** Names of fields that hold a place; a capitalised word of the message is the likeliest value. */
const PLACE_NAMES = /city|location|place|sehir|konum|il$|country|ulke|name|ad$|isim/i;

/**
 * A value that fits a JSON Schema, filled from the words of a message where that makes sense: choices named in it,
 * its numbers, its proper nouns. Understands type, enum, const, default, properties, items, limits, formats,
 * `anyOf`/`oneOf`/`allOf` and local `$ref`s.
 */
export function buildFromSchema(schema: unknown, message: string): unknown {
	return build(schema, { root: schema, message, name: "value", depth: 0 });
}

interface Place {
	readonly root: unknown;
	readonly message: string;
	readonly name: string;
	readonly depth: number;
}

function build(given: unknown, place: Place): unknown {
	const schema = follow(given, place.root);
	if (!isRecord(schema) || place.depth > DEEPEST * 2) return null;
	if ("const" in schema) return schema["const"];
	if (Array.isArray(schema["enum"])) return chooseNamed(schema["enum"], place.message);
	for (const key of ["anyOf", "oneOf"]) {
		const options = schema[key];
		if (Array.isArray(options)) return build(options[0], deeper(place, place.name));
	}
	if (Array.isArray(schema["allOf"])) return buildAll(schema["allOf"], place);
	return buildType(typeOf(schema), schema, place);
}

function buildType(type: string, schema: Readonly<Record<string, unknown>>, place: Place): unknown {
	switch (type) {
		case "object":
			return buildObject(schema, place);
		case "array":
			return buildList(schema, place);
		case "string":
			return buildString(schema, place);
		case "integer":
		case "number":
			return buildNumber(schema, type === "integer", place);
		case "boolean":
			return hashText(place.name + place.message) % 2 === 0;
		default:
			return null;
	}
}

function buildObject(schema: Readonly<Record<string, unknown>>, place: Place): Record<string, unknown> {
	const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
	const needed = Array.isArray(schema["required"]) ? schema["required"] : [];
	const kept = Object.entries(properties).filter(([name]) => place.depth < DEEPEST || needed.includes(name));
	return Object.fromEntries(kept.map(([name, property]) => [name, build(property, deeper(place, name))]));
}

function buildList(schema: Readonly<Record<string, unknown>>, place: Place): unknown[] {
	const fixed = schema["prefixItems"];
	if (Array.isArray(fixed)) return fixed.map((item) => build(item, deeper(place, place.name)));
	const least = limit(schema, "minItems") ?? 0;
	const most = limit(schema, "maxItems") ?? Infinity;
	if (place.depth >= DEEPEST && least === 0) return [];
	const count = Math.min(most, Math.max(least, 2));
	return Array.from({ length: count }, (_, index) =>
		build(schema["items"] ?? { type: "string" }, {
			...deeper(place, place.name),
			name: `${place.name} ${index}`,
		}),
	);
}

function buildString(schema: Readonly<Record<string, unknown>>, { name, message }: Place): string {
	const made = FORMATS[String(schema["format"])] ?? stringFromMessage(name, message);
	const least = limit(schema, "minLength") ?? 0;
	const most = limit(schema, "maxLength") ?? Infinity;
	return made.padEnd(least, ".").slice(0, most);
}

const FORMATS: Readonly<Record<string, string>> = {
	date: "2026-01-15",
	time: "09:30:00Z",
	"date-time": "2026-01-15T09:30:00Z",
	email: "ornek@example.com",
	uri: "https://example.com/",
	uuid: "3f2b6c1e-5d4a-4b8e-9c70-1a2b3c4d5e6f",
};

function stringFromMessage(name: string, message: string): string {
	const words = toWords(message);
	const proper =
		words.find((word, index) => index > 0 && /^\p{Lu}/u.test(word)) ??
		words.find((word) => /^\p{Lu}/u.test(word));
	if (PLACE_NAMES.test(foldWord(name)) && proper) return proper.replace(/['’].*$/u, "");
	const [, index] = / (\d+)$/.exec(name) ?? [];
	if (index !== undefined) return words[Number(index) % Math.max(1, words.length)] ?? name;
	return message.trim().slice(0, 80) || name;
}

function buildNumber(
	schema: Readonly<Record<string, unknown>>,
	whole: boolean,
	{ name, message }: Place,
): number {
	const least = limit(schema, "minimum") ?? above(schema, whole) ?? -Infinity;
	const most = limit(schema, "maximum") ?? Infinity;
	const step = limit(schema, "multipleOf") ?? 0;
	const said = /-?\d+(?:[.,]\d+)?/.exec(message)?.[0].replace(",", ".");
	const wanted = said === undefined ? 1 + (hashText(name + message) % 9) : Number(said);
	const kept = Math.min(most, Math.max(least, whole ? Math.round(wanted) : wanted));
	return step > 0 ? Math.ceil(kept / step) * step : kept;
}

function above(schema: Readonly<Record<string, unknown>>, whole: boolean): number | undefined {
	const limitAbove = limit(schema, "exclusiveMinimum");
	return limitAbove === undefined ? undefined : limitAbove + (whole ? 1 : 0.5);
}

function buildAll(parts: readonly unknown[], place: Place): unknown {
	const built = parts.map((part) => build(part, deeper(place, place.name)));
	return built.every(isRecord) ? Object.assign({}, ...built) : built[0];
}

function chooseNamed(choices: readonly unknown[], message: string): unknown {
	const folded = foldWord(message);
	const named = choices.find((choice) => typeof choice === "string" && folded.includes(foldWord(choice)));
	return named ?? choices[hashText(message) % Math.max(1, choices.length)];
}

function typeOf(schema: Readonly<Record<string, unknown>>): string {
	const type = schema["type"];
	if (typeof type === "string") return type;
	if (Array.isArray(type)) return String(type.find((one) => one !== "null") ?? "null");
	if (isRecord(schema["properties"])) return "object";
	return schema["items"] === undefined ? "string" : "array";
}

function follow(schema: unknown, root: unknown): unknown {
	const reference = isRecord(schema) ? schema["$ref"] : undefined;
	if (typeof reference !== "string") return schema;
	let found = root;
	for (const step of reference.replace(/^#\/?/, "").split("/").filter(Boolean)) {
		found = isRecord(found) ? found[step.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
	}
	return found;
}

function limit(schema: Readonly<Record<string, unknown>>, key: string): number | undefined {
	const value = schema[key];
	return typeof value === "number" ? value : undefined;
}

function deeper(place: Place, name: string): Place {
	return { ...place, name, depth: place.depth + 1 };
}
