import type { Route } from "../../lib/paths.ts";

/** The kinds of exports, in the order in which pages list them. */
export const REFERENCE_KINDS = ["functions", "classes", "interfaces", "types", "constants"] as const;

/** A kind of export; also the last part of its page's address. */
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A field of an object or a method of a class. */
export interface ReferenceField {
	/** With `?` when it may be left out. */
	readonly name: string;
	/** Its type as TypeScript. */
	readonly type: string;
	/** Its docstring, in English; may be empty. */
	readonly text: string;
}

/** One export of a package. */
export interface ReferenceEntry {
	readonly name: string;
	readonly kind: ReferenceKind;
	/** The declaration without its body, one line for each overload. */
	readonly signature: string;
	/** Its docstring, in English. */
	readonly text: string;
	/** What it throws, from the docstring. */
	readonly throws: readonly string[];
	readonly fields: readonly ReferenceField[];
	/** File and line in the repository: `packages/tasks/src/types.ts#L12`. */
	readonly source: string;
}

/** What a package exports. */
export interface ReferencePackage {
	/** After `@pusula/`. */
	readonly id: string;
	readonly entries: readonly ReferenceEntry[];
	/** Names that it passes on from another package. */
	readonly passedOn: readonly string[];
}

/** The page of a kind of exports. */
export function toReferenceRoute(id: string, kind: ReferenceKind): Route {
	return `/docs/api/${id}/${kind}/`;
}

/** The kinds that a package exports something of, in order, with their entries by name. */
export function groupEntries({ entries }: ReferencePackage): readonly {
	readonly kind: ReferenceKind;
	readonly entries: readonly ReferenceEntry[];
}[] {
	return REFERENCE_KINDS.map((kind) => ({
		kind,
		entries: entries
			.filter((entry) => entry.kind === kind)
			.toSorted((left, right) => left.name.localeCompare(right.name, "en")),
	})).filter((group) => group.entries.length > 0);
}
