import { openDatabase, toPromise } from "../../../../lib/kept/database.ts";
import type { Draft } from "./draft.ts";

/** Where the large parts of one draft lie: the tab's own id, and the task. */
export interface PartsPlace {
	readonly tab: string;
	readonly task: string;
}

const DATABASE = "pusula-playground";
const STORE = "parts";

/** Keeps the files and long texts of a draft for the tab; `undefined` deletes them. @throws where the browser keeps no data */
export async function keepParts({ tab, task }: PartsPlace, parts: Draft | undefined): Promise<void> {
	const key = [tab, task];
	if (parts) await inStore("readwrite", (store) => store.put(parts, key));
	else await inStore("readwrite", (store) => store.delete(key));
}

/** The files and long texts that were kept. @throws where the browser keeps no data */
export async function readParts({ tab, task }: PartsPlace): Promise<Draft | undefined> {
	const found: unknown = await inStore("readonly", (store) => store.get([tab, task]));
	return found as Draft | undefined; // written above
}

/**
 * Deletes the data of all tabs but those to be kept. Returns whether any data of those is left.
 * @throws where the browser keeps no data
 */
export async function forgetOtherTabs(kept: ReadonlySet<string>): Promise<boolean> {
	const keys = await inStore("readonly", (store) => store.getAllKeys());
	const isLost = (key: IDBValidKey): boolean => {
		const tab: unknown = Array.isArray(key) ? key[0] : key;
		return typeof tab === "string" && !kept.has(tab);
	};
	await Promise.all(keys.filter(isLost).map((key) => inStore("readwrite", (store) => store.delete(key))));
	return !keys.every(isLost);
}

/** Runs one request on the store, and closes the database again. */
async function inStore<Result>(
	mode: IDBTransactionMode,
	request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
	const database = await openDatabase(DATABASE, { [STORE]: undefined });
	try {
		return await toPromise(request(database.transaction(STORE, mode).objectStore(STORE)));
	} finally {
		database.close();
	}
}
