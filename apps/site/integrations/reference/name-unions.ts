import type {
	ReferenceEntry,
	ReferenceField,
	ReferencePackage,
} from "../../src/facts/reference/reference.ts";

/** Texts in a union from which on its name is easier to read. */
const MANY = 6;
const UNION = /"[^"]+"(?: \| "[^"]+")+/g;

/**
 * Puts names of types in place of the long lists of texts that TypeDoc writes for them: `TaskId` for the ids of all tasks.
 * A type may be the keys of a table, or the entries of a list.
 */
export function nameUnions(packages: readonly ReferencePackage[]): readonly ReferencePackage[] {
	const entries = packages.flatMap((one) => one.entries);
	const names = new Map(
		entries
			.filter(({ kind }) => kind === "types")
			.map(({ name, signature }) => [toKey(listTexts(signature, entries)), name] as const),
	);
	const change = (text: string): string =>
		text.replaceAll(UNION, (union) => {
			const texts = union.slice(1, -1).split('" | "');
			return (texts.length < MANY ? undefined : names.get(toKey(texts))) ?? union;
		});
	const changeField = (field: ReferenceField): ReferenceField => ({ ...field, type: change(field.type) });
	const changeEntry = (entry: ReferenceEntry): ReferenceEntry => ({
		...entry,
		signature: entry.kind === "types" ? entry.signature : change(entry.signature),
		parameters: entry.parameters.map(changeField),
		fields: entry.fields.map(changeField),
	});
	return packages.map((one) => ({ ...one, entries: one.entries.map(changeEntry) }));
}

/** The texts that a type may be: those it lists, the keys of its table, or the entries of its list. */
function listTexts(signature: string, entries: readonly ReferenceEntry[]): readonly string[] {
	const [, table, list] = /= (?:keyof typeof (\w+)|typeof (\w+)\[number\])$/.exec(signature) ?? [];
	const made = entries.find(({ name, kind }) => name === (table ?? list) && kind === "constants");
	if (made && table) return made.fields.map(({ name }) => name);
	return [...(made?.signature ?? signature).matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text);
}

function toKey(texts: readonly string[]): string {
	return texts.toSorted().join(" ");
}
