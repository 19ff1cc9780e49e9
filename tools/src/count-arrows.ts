import { posix } from "node:path";

/** How the folders of a workspace import each other. */
export interface ArrowCounts {
	readonly files: number;
	readonly folders: number;
	/** Pairs of folders of which the first has a file that imports one of the second. */
	readonly arrows: number;
	/** Two folders that import each other, `a <> b`, below the workspace's folder. */
	readonly twoWay: readonly string[];
}

/** An import of a file: its path, and the relative path that it names. */
export type Import = readonly [file: string, specifier: string];

/**
 * Counts the arrows between the folders of files. Imports of other files, as those of other workspaces, count as none.
 * @param root the folder around all of them
 */
export function countArrows(root: string, files: readonly string[], imports: readonly Import[]): ArrowCounts {
	const known = new Set(files);
	const arrows = new Set<string>();
	for (const [file, specifier] of imports) {
		const target = posix.join(posix.dirname(file), specifier);
		const [from, to] = [file, target].map((path) => posix.relative(root, posix.dirname(path)) || ".");
		if (known.has(file) && known.has(target) && from !== to) arrows.add(`${from} ${to}`);
	}
	const twoWay = [...arrows].flatMap((arrow) => {
		const [from = "", to = ""] = arrow.split(" ");
		return from < to && arrows.has(`${to} ${from}`) ? [`${from} <> ${to}`] : [];
	});
	const folders = new Set(files.map((file) => posix.dirname(file)));
	return { files: files.length, folders: folders.size, arrows: arrows.size, twoWay: twoWay.toSorted() };
}
