import type { KeptFile } from "../types/public.ts";
import type { KeptListing } from "./keep-file.ts";
import type { FileFacts } from "./listing.ts";
import type { Place } from "./place.ts";

/**
 * URL under which a file is kept. The hash that the hub lists is its query, so that a file of another content is another
 * file, whatever its size.
 */
export function toKey({ folder }: Place, path: string, facts: FileFacts | null | undefined): string {
	const hash = facts?.sha256 ?? facts?.gitId;
	return new URL(path, folder).href + (hash === undefined ? "" : `?${hash}`);
}

/** Ends the key of a chunk of a file, before the place of its first byte. */
export const FROM = "&from=";

/**
 * Whether a kept file of a model is of an earlier version: its hash is not the one that the list names, the list does not
 * name it, or it comes from an earlier folder of a model that has one of its own, whose URL represents its version.
 */
export function isOutdated(
	{ url, isNote }: KeptFile,
	place: Place,
	{ isWhole, files }: KeptListing,
): boolean {
	const { folder, listing } = place;
	if (!url.startsWith(folder)) return listing === undefined;
	if (!isWhole || isNote) return false;
	const path = decodeURIComponent(new URL(url).pathname.slice(new URL(folder).pathname.length));
	return toKey(place, path, files[path]) !== url.split(FROM)[0] || !files[path];
}
