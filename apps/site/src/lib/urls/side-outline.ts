/** Pages around the current one, for the list beside the text. */
export interface SideOutline {
	/** Name of the list: "Bütün görevler". */
	readonly title: string;
	readonly groups: readonly SideGroup[];
}

/** Pages that belong together. */
export interface SideGroup {
	readonly id: string;
	readonly title: string;
	readonly links: readonly SideLink[];
	/** Groups within the group, below its own links. */
	readonly parts?: readonly SideGroup[];
}

/** A page of the list. */
export interface SideLink {
	readonly href: string;
	readonly title: string;
	/** The page itself, or one that it is a part of. */
	readonly current?: "page" | "true" | undefined;
}

/** Whether the current page is in a group, or in one of its parts. */
export function isAroundPage({ links, parts = [] }: SideGroup): boolean {
	return links.some(({ current }) => current) || parts.some(isAroundPage);
}
