import { DESCRIPTION_KEYS, type JsonSchema, type Locale } from "@pusula/tasks";

/** Annotations that a form does not show. */
const NOT_SHOWN: ReadonlySet<string> = new Set(["$schema", "title"]);

/** A schema as a page in one language needs it: with what its values mean in that language alone. */
export function inLanguage(schema: JsonSchema, locale: Locale): JsonSchema {
	const others = new Set<string>(
		Object.values(DESCRIPTION_KEYS).filter((key) => key !== DESCRIPTION_KEYS[locale]),
	);
	const inner = (part: JsonSchema): JsonSchema => inLanguage(part, locale);
	const { properties, items, anyOf, additionalProperties, ...rest } = schema;
	return {
		...Object.fromEntries(Object.entries(rest).filter(([key]) => !others.has(key) && !NOT_SHOWN.has(key))),
		...(properties && {
			properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)])),
		}),
		...(items && { items: inner(items) }),
		...(anyOf && { anyOf: anyOf.map(inner) }),
		...(additionalProperties && { additionalProperties: inner(additionalProperties) }),
	};
}
