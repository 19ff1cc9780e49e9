/** A file with its path below the folder that was chosen or dropped. */
export interface NamedFile {
	readonly path: string;
	readonly file: File;
}

/** Files of a chooser; those of a chosen folder have their path in it. */
export function toNamedFiles(files: Iterable<File>): readonly NamedFile[] {
	return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** What was dropped: files, and all files below folders. Hidden files of systems, such as `.DS_Store`, are left out. */
export async function readDropped({ items, files }: DataTransfer): Promise<readonly NamedFile[]> {
	const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []); // gone after the first await
	const found = entries.length > 0 ? (await Promise.all(entries.map(walk))).flat() : toNamedFiles(files);
	return found.filter(({ file }) => !file.name.startsWith("."));
}

async function walk(entry: FileSystemEntry): Promise<readonly NamedFile[]> {
	if (isFolder(entry)) return (await Promise.all((await readFolder(entry)).map(walk))).flat();
	const file = await new Promise<File>((resolve, reject) =>
		(entry as FileSystemFileEntry).file(resolve, reject),
	); // no folder
	return [{ path: entry.fullPath.replace(/^\//, ""), file }];
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
	return entry.isDirectory;
}

/** A directory reader returns at most 100 entries at a time, and none at the end. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
	const reader = folder.createReader();
	const all: FileSystemEntry[] = [];
	for (;;) {
		const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
			reader.readEntries(resolve, reject),
		);
		if (some.length === 0) return all;
		all.push(...some);
	}
}
