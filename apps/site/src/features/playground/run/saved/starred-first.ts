/** Order of what is kept: those with a star first, then the newest. */
export function starredFirst(a: Kept, b: Kept): number {
	return Number(b.isStarred ?? false) - Number(a.isStarred ?? false) || b.at - a.at;
}

interface Kept {
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly isStarred?: boolean | undefined;
}
