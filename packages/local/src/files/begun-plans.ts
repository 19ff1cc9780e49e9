import type { KeptFile, ModelStore, PlannedFile } from "../types/public.ts";
import type { Place } from "./place.ts";

/** A file that a download was to bring. */
export interface BegunFile {
	/** Its URL, without the hash that its key has. */
	readonly url: string;
	/** Size in bytes; absent where its host names none. */
	readonly bytes?: number;
}

const NAME = ".pusula-begun-";

/** Keeps which files a run needs, for as long as they are not all kept. Without room for it a stop between two files leaves no trace. */
export function keepBegun(
	{ folder, model }: Place,
	dtype: string,
	files: readonly PlannedFile[],
	store: ModelStore,
): Promise<void> {
	const begun = files.map(({ path, bytes }): BegunFile => ({
		url: new URL(path, folder).href,
		...(bytes !== undefined && { bytes }),
	}));
	const text = new TextEncoder().encode(JSON.stringify(begun));
	return store.keep(toUrl(folder, dtype), text, model, true).catch(() => undefined);
}

/** Drops what `keepBegun` kept: everything has come. */
export function dropBegun({ folder }: Place, dtype: string, store: ModelStore): Promise<void> {
	return store.remove(toUrl(folder, dtype));
}

/** A download that has begun and not ended. */
export interface Begun {
	readonly note: KeptFile;
	readonly files: readonly BegunFile[];
}

/** The downloads of all models that have begun and not ended. A note that cannot be read counts as absent. */
export async function readBegun(kept: readonly KeptFile[], store: ModelStore): Promise<readonly Begun[]> {
	const notes = kept.filter(({ url, isNote }) => isNote && url.includes(NAME));
	return Promise.all(notes.map(async (note) => ({ note, files: parse(await store.read(note.url)) })));
}

function parse(bytes: Uint8Array | undefined): readonly BegunFile[] {
	try {
		return JSON.parse(new TextDecoder().decode(bytes)) as readonly BegunFile[]; // written by keepBegun, or broken since
	} catch {
		return [];
	}
}

function toUrl(folder: string, dtype: string): string {
	return `${folder}${NAME}${encodeURIComponent(dtype)}.json`;
}
