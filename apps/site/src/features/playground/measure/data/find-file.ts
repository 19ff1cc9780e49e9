import type { NamedFile } from "./named-files.ts";

/** Returns the file that a cell names; undefined where there is none, or more than one. */
export type FindFile = (name: string) => File | undefined;

/**
 * Finds files as cells name them: by the whole path, else by the end that both paths have in common, since a table may be
 * in the folder, above it or beside it. Separators of Windows and letters with their accents apart (macOS) count as the same.
 */
export function createFileFinder(files: readonly NamedFile[]): FindFile {
	const byName = new Map<string, NamedFile[]>();
	for (const { path, file } of files) {
		const plain = toPlain(path);
		const name = lastPart(plain);
		byName.set(name, [...(byName.get(name) ?? []), { path: plain, file }]);
	}
	return (cell) => {
		const wanted = toPlain(cell);
		const alike = byName.get(lastPart(wanted)) ?? [];
		const exact = alike.findLast(({ path }) => path === wanted);
		if (exact) return exact.file;
		const ends = alike.filter(({ path }) => path.endsWith(`/${wanted}`) || wanted.endsWith(`/${path}`));
		return ends.length === 1 ? ends[0]?.file : undefined;
	};
}

function toPlain(path: string): string {
	return path
		.trim()
		.normalize("NFC")
		.replaceAll("\\", "/")
		.replace(/^(?:\.?\/)+/, "");
}

function lastPart(path: string): string {
	return path.slice(path.lastIndexOf("/") + 1);
}
