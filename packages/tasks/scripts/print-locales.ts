import type { RawSchema } from "./raw-schema.ts";

/**
 * Prints the languages of the catalogue: those in which schemas say what values mean. English has JSON Schema's own key,
 * every other language its tag of two or three letters behind `x-`.
 */
export function printLocales(files: ReadonlyMap<string, RawSchema>): string {
	const rows = [...new Set([...files.values()].flatMap(listTags))]
		.toSorted()
		.map((tag) => `\t${tag}: "x-${tag}",\n`);
	return `/** The languages of every text in the catalogue, each with the key under which a schema says in it what a value means. */
export const DESCRIPTION_KEYS = {
${rows.join("")}\ten: "description",
} as const;
`;
}

function listTags(schema: RawSchema): readonly string[] {
	return [...JSON.stringify(schema).matchAll(/"x-([a-z]{2,3})":"/g)].map(([, tag = ""]) => tag);
}
