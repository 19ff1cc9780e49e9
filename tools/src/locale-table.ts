/** A table with one value of each language, which the files of the languages export under one name. */
export interface LocaleTable {
	/** Tags in the order of the table. */
	readonly tags: readonly string[];
	/** Name of the exported value, in every file. */
	readonly name: string;
	/** Path of a language's file, relative to the table's. */
	readonly pathOf: (tag: string) => string;
	/** Type of the values, which the file of Turkish exports: its texts are written first. */
	readonly type: string;
	/** Name of the table. */
	readonly constant: string;
	/** What its docstring says. */
	readonly docs: string;
}

/** The text of a module that exports the table, which lacks no language of the catalogue. */
export function printLocaleTable({ tags, name, pathOf, type, constant, docs }: LocaleTable): string {
	const imports = tags.map((tag) => `import { ${name} as ${tag} } from "${pathOf(tag)}";\n`).join("");
	return `import type { Locale } from "@pusula/tasks";
${imports}import type { ${type} } from "${pathOf(FIRST)}";

/** ${docs} */
export const ${constant}: Readonly<Record<Locale, ${type}>> = {
${tags.map((tag) => `\t${tag},\n`).join("")}};
`;
}

/** The language whose texts are written first. */
const FIRST = "tr";

/** The tags among the names of a folder's entries, `tr.ts` or `tr`: Turkish first, the others in the order of the alphabet. */
export function listTags(names: readonly string[]): readonly string[] {
	const tags = names.flatMap((name) => /^([a-z]{2,3})(?:\.ts)?$/.exec(name)?.[1] ?? []);
	return [FIRST, ...tags.filter((tag) => tag !== FIRST).toSorted()];
}
