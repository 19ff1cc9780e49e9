import { printLocaleTable } from "@pusula/tools/locale-table";

/** What the tables need of a language's row, see `src/locales/rows/language.ts`. */
export interface Row {
	readonly tag: string;
	readonly isDefault?: boolean;
	readonly region: string;
}

/**
 * Prints the folder of each language's pages, and which language is the default.
 * @throws Error unless exactly one row is the default
 */
export function printFolders(rows: readonly Row[]): string {
	const ordered = sortRows(rows);
	const lines = ordered.map(({ tag, isDefault }) => `\t${tag}: "${isDefault ? "" : `${tag}/`}",\n`);
	return `import type { Locale } from "@pusula/tasks";

/**
 * The languages of the site, the default first, each with the folder of its pages below the base path. Every page's script
 * needs this much, so it is kept apart from the rest of the rows.
 */
export const FOLDERS: Readonly<Record<Locale, "" | \`\${string}/\`>> = {
${lines.join("")}};

/** The language whose pages have no language part in their URL. */
export const DEFAULT_LOCALE: Locale = "${ordered[0]?.tag}";
`;
}

/** Prints whose forms of dates and numbers each language has. */
export function printRegions(rows: readonly Row[]): string {
	const lines = sortRows(rows).map(({ tag, region }) => `\t${tag}: "${region}",\n`);
	return `import type { Locale } from "@pusula/tasks";

/** Whose forms of dates and numbers the site writes in each language, kept apart for scripts that need no more of its row. */
export const REGIONS: Readonly<Record<Locale, string>> = {
${lines.join("")}};
`;
}

/** Prints the tables of the rows. What few scripts need is in separate tables, so that the others do without it. */
export function printRows(rows: readonly Row[]): string {
	const tags = sortRows(rows).map(({ tag }) => tag);
	return `import type { Locale } from "@pusula/tasks";
import type { Language, Stem, TermSource } from "../rows/language.ts";
${tags.map((tag) => `import * as ${tag} from "../rows/${tag}.ts";\n`).join("")}
export const LANGUAGES: Readonly<Record<Locale, Language>> = {
${tags.map((tag) => `\t${tag}: ${tag}.language,\n`).join("")}};

/** Stemmers of each language, for comparing words in search. */
export const STEMS: Readonly<Record<Locale, Stem>> = {
${tags.map((tag) => `\t${tag}: ${tag}.stem,\n`).join("")}};

/** Patterns of each language that find a term in a text. */
export const TERM_SOURCES: Readonly<Record<Locale, TermSource>> = {
${tags.map((tag) => `\t${tag}: ${tag}.termSource,\n`).join("")}};
`;
}

/** Prints a table of the messages that every language has in a file of the same name. */
export function printMessages(table: keyof typeof TABLES, rows: readonly Row[]): string {
	const { file, name, type } = TABLES[table];
	return printLocaleTable({
		tags: sortRows(rows).map(({ tag }) => tag),
		name,
		pathOf: (tag) => `../${tag}/${file}.ts`,
		type,
		constant: table.replaceAll("-", "_").toUpperCase(),
		docs: `The \`${name}\` of each language.`,
	});
}

const TABLES = {
	messages: { file: "index", name: "messages", type: "Messages" },
	"metric-entries": { file: "metric-entries", name: "metricEntries", type: "MetricEntries" },
	"metric-steps": { file: "metric-steps", name: "metricSteps", type: "MetricSteps" },
} as const;

/** The default first, the others by their tags. */
function sortRows(rows: readonly Row[]): readonly Row[] {
	const defaults = rows.filter(({ isDefault }) => isDefault);
	if (defaults.length !== 1) {
		const tags = defaults.map(({ tag }) => tag).join(", ") || "none";
		throw new Error(
			`One language is the default (isDefault in apps/site/src/locales/rows/<tag>.ts), not ${tags}.`,
		);
	}
	return [
		...defaults,
		...rows.filter(({ isDefault }) => !isDefault).toSorted((a, b) => (a.tag < b.tag ? -1 : 1)),
	];
}
