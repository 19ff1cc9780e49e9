/** The areas of the data that the changelog watches, in the order of the page. */
export const AREAS = ["tasks", "providers", "models", "libraries", "glossary"] as const;

export type DataArea = (typeof AREAS)[number];

/** Kinds of changes to a part of an area, in the order of the page. */
export const CHANGE_KINDS = ["added", "changed", "removed"] as const;

/** A change to a part of an area. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The same thing happening to several parts of one area on one day. */
export interface Change {
	/** Day it was recorded, `YYYY-MM-DD`. */
	readonly date: string;
	readonly area: DataArea;
	readonly kind: ChangeKind;
	/** Ids of the parts, in order; never empty. Ids of removed parts are no longer in the data. */
	readonly ids: readonly string[];
}

/** True for the name of an area. */
export function isArea(name: string): name is DataArea {
	return AREAS.some((area) => area === name);
}

/** True for the name of a kind of change. */
export function isChangeKind(name: string): name is ChangeKind {
	return CHANGE_KINDS.some((kind) => kind === name);
}
