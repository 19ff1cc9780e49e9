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

/** How the rooms of a folder, the files and folders that lie directly in it, import each other. */
export interface RoomCounts {
	readonly rooms: number;
	/** Pairs of rooms of which the first is or has a file that imports the second or one of its files. */
	readonly arrows: number;
	/** Arrows whose second room leads back to the first, over others or none: in no order of the rooms do all of them point down. */
	readonly circling: number;
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

/** Counts the arrows between the rooms of one folder. Imports within a room and those of files outside the folder count as none. */
export function countRooms(folder: string, files: readonly string[], imports: readonly Import[]): RoomCounts {
	const known = new Set(files.filter((file) => file.startsWith(`${folder}/`)));
	const roomOf = (file: string): string => posix.relative(folder, file).split("/", 1)[0] ?? "";
	const arrows = new Map<string, Set<string>>();
	for (const [file, specifier] of imports) {
		const target = posix.join(posix.dirname(file), specifier);
		if (!known.has(file) || !known.has(target) || roomOf(file) === roomOf(target)) continue;
		arrows.set(roomOf(file), (arrows.get(roomOf(file)) ?? new Set()).add(roomOf(target)));
	}
	const all = [...arrows].flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const));
	return {
		rooms: new Set([...known].map(roomOf)).size,
		arrows: all.length,
		circling: all.filter(([from, to]) => findReached(arrows, to).has(from)).length,
	};
}

function findReached(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
	const reached = new Set([start]);
	for (const room of reached) for (const next of arrows.get(room) ?? []) reached.add(next); // grows while it is read
	return reached;
}
