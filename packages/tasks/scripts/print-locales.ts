import type { RawSchema } from "./raw-schema.ts";

/**
 * Prints the languages of the catalogue: those in which schemas say what values mean. English has JSON Schema's own key,
 * every other language its tag of two or three letters behind `x-`.
 * @param regions the tag with its region, by the tag of each language
 * @throws Error for a language without a region
 */
export function printLocales(
	files: ReadonlyMap<string, RawSchema>,
	regions: ReadonlyMap<string, string>,
): string {
	const tags = [...new Set([...files.values()].flatMap(listTags))].toSorted();
	const rows = tags.map((tag) => `\t${tag}: "x-${tag}",\n`);
	const named = [...tags, "en"].map((tag) => {
		const region = regions.get(tag);
		if (region === undefined) throw new Error(`The language ${tag} has no row that names its region.`);
		return `\t${tag}: "${region}",\n`;
	});
	return `/** The languages of every text in the catalogue, each with the key under which a schema says in it what a value means. */
export const DESCRIPTION_KEYS = {
${rows.join("")}\ten: "description",
} as const;

/** The region whose forms of numbers and dates each language has, as \`Intl\` takes it: \`en-GB\`. */
export const REGIONS: Readonly<Record<keyof typeof DESCRIPTION_KEYS, string>> = {
${named.join("")}};
`;
}

function listTags(schema: RawSchema): readonly string[] {
	return [...JSON.stringify(schema).matchAll(/"x-([a-z]{2,3})":"/g)].map(([, tag = ""]) => tag);
}
