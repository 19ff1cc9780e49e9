import { openDatabase, toPromise, workOn } from "../../../../lib/kept/database.ts";
import type { Preset } from "./preset.ts";
import { listOverflow } from "./room.ts";
import type { RunBody, RunHead, SavedRun } from "./saved-run.ts";

const DATABASE = "pusula-playground-runs";

/** Runs are kept in two parts, so that a list reads no files. */
const STORES = { heads: { keyPath: "id" }, bodies: undefined, presets: { keyPath: "id" } };

/**
 * Keeps runs and presets, all of them or none, and deletes the oldest runs where they take more room than there is.
 * @returns the ids of the deleted runs, which may be among the given ones
 * @throws where the browser keeps no data, or has no room
 */
export function putRecords(
	runs: readonly SavedRun[],
	presets: readonly Preset[] = [],
): Promise<readonly string[]> {
	return change(["heads", "bodies", "presets"], async (stores) => {
		for (const preset of presets) stores("presets").put(preset);
		for (const run of runs) put(stores, run);
		const deleted = listOverflow(await listHeads(stores));
		for (const id of deleted) remove(stores, id);
		return deleted;
	});
}

/**
 * Keeps a run again that was deleted, and deletes older ones where it needs their room.
 * @returns how many these are; undefined where newer runs have its room, and nothing is changed
 * @throws where the browser keeps no data, or has no room
 */
export function putBack(run: SavedRun): Promise<number | undefined> {
	return change(["heads", "bodies"], async (stores) => {
		const deleted = listOverflow([...(await listHeads(stores)), run]);
		if (deleted.includes(run.id)) return undefined;
		put(stores, run);
		for (const id of deleted) remove(stores, id);
		return deleted.length;
	});
}

/** All runs, without what only an opened one shows. @throws where the browser keeps no data */
export function listRuns(): Promise<readonly RunHead[]> {
	return read("heads", (store) => store.getAll()) as Promise<readonly RunHead[]>; // written above
}

/** A run with its arguments and output; undefined where it is gone. @throws where the browser keeps no data */
export async function readRun(head: RunHead): Promise<SavedRun | undefined> {
	const body = (await read("bodies", (store) => store.get(head.id))) as RunBody | undefined; // written above
	return body && { ...head, ...body };
}

/** Stars a run, or takes its star back. @throws where the browser keeps no data */
export function starRun({ isStarred, ...head }: RunHead): Promise<void> {
	return change(["heads"], (stores) => {
		stores("heads").put(isStarred ? head : { ...head, isStarred: true });
	});
}

/** Deletes one run. @throws where the browser keeps no data */
export function deleteRun(id: string): Promise<void> {
	return change(["heads", "bodies"], (stores) => remove(stores, id));
}

/** Deletes every run; presets stay. @throws where the browser keeps no data */
export function deleteRuns(): Promise<void> {
	return change(["heads", "bodies"], (stores) => {
		stores("heads").clear();
		stores("bodies").clear();
	});
}

/** Keeps a preset, in place of one with the same id. @throws where the browser keeps no data */
export function putPreset(preset: Preset): Promise<void> {
	return change(["presets"], (stores) => {
		stores("presets").put(preset);
	});
}

/** Stars a preset, or takes its star back. @throws where the browser keeps no data */
export function starPreset({ isStarred, ...preset }: Preset): Promise<void> {
	return putPreset(isStarred ? preset : { ...preset, isStarred: true });
}

/** All presets. @throws where the browser keeps no data */
export function listPresets(): Promise<readonly Preset[]> {
	return read("presets", (store) => store.getAll()) as Promise<readonly Preset[]>; // written above
}

/** Deletes one preset. @throws where the browser keeps no data */
export function deletePreset(id: string): Promise<void> {
	return change(["presets"], (stores) => {
		stores("presets").delete(id);
	});
}

type StoreName = keyof typeof STORES;
type Stores = (name: StoreName) => IDBObjectStore;

function put(stores: Stores, { args, output, versions, ...head }: SavedRun): void {
	stores("heads").put(head);
	stores("bodies").put({ args, output, versions } satisfies RunBody, head.id);
}

async function listHeads(stores: Stores): Promise<readonly RunHead[]> {
	return (await toPromise(stores("heads").getAll())) as RunHead[]; // written above
}

function remove(stores: Stores, id: string): void {
	stores("heads").delete(id);
	stores("bodies").delete(id);
}

async function read<Result>(
	name: StoreName,
	request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
	const database = await openDatabase(DATABASE, STORES);
	try {
		return await toPromise(request(database.transaction(name).objectStore(name)));
	} finally {
		database.close();
	}
}

/** Changes stores in one transaction: all of it is written, or nothing. */
async function change<Result>(
	names: readonly StoreName[],
	work: (stores: Stores) => Promise<Result> | Result,
): Promise<Result> {
	const database = await openDatabase(DATABASE, STORES);
	try {
		const transaction = database.transaction([...names], "readwrite");
		return await workOn(transaction, () => work((name) => transaction.objectStore(name)));
	} finally {
		database.close();
	}
}
