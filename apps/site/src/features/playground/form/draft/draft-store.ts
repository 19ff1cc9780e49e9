import { randomId } from "../../../../lib/effects/random-id.ts";
import { findStorage, findTabStorage, type TextStore } from "../../../../lib/kept/storage.ts";
import { forgetNames } from "../../../../lib/kept/stored-names.ts";
import type { Draft } from "./draft.ts";
import type { PartsPlace } from "./kept-parts.ts";

/** Longest text that the tab's store holds, in characters; longer ones lie with the files. */
const LONGEST_TEXT = 200_000;

/** A form as the tab's store holds it. */
export interface KeptDraft {
	readonly texts: Readonly<Record<string, string>>;
	/** Files and long texts lie in the browser's database. */
	readonly hasParts: boolean;
}

/** A form as its texts, and what is too large for the tab's store. */
export function splitDraft(draft: Draft): {
	readonly texts: KeptDraft["texts"];
	readonly parts: Draft;
} {
	const texts: Record<string, string> = {};
	const parts: Record<string, string | Blob> = {};
	for (const [path, value] of Object.entries(draft)) {
		if (typeof value === "string" && value.length <= LONGEST_TEXT) texts[path] = value;
		else parts[path] = value;
	}
	return { texts, parts };
}

/** Where the tab's store keeps the form of a task. */
export function toDraftName(task: string): string {
	return `pusula-playground-${task}`;
}

/** Where the tab's store keeps which runs a task has shown. */
export function toShownName(task: string): string {
	return toDraftName(`shown-${task}`);
}

/** Where the tab's store keeps what goes with the form of a task: answers of compared models, or what a chat is beside its messages. */
export function toCacheName(cache: "compared" | "chat", task: string): string {
	return `pusula-playground-beside-${cache}-${task}`;
}

/** How names of runs begin that are kept for the tab alone. */
export const TAB_RUNS = toDraftName("run ");

/** What the tab's store keeps beside forms and jobs, and gives up for them, the first one first: how the names begin. */
const CACHES = [TAB_RUNS, toCacheName("compared", ""), toCacheName("chat", "")];

/** Writes a text to the tab's store; a full one gives up what it keeps beside forms and jobs. False where that is not enough. */
export function writeWithRoom(name: string, text: string, store: TextStore): boolean {
	for (const cache of ["", ...CACHES]) {
		try {
			if (cache !== "") forgetNames(store, cache);
			store.setItem(name, text);
			return true;
		} catch {
			// The next cache makes room.
		}
	}
	return false;
}

/**
 * Keeps the texts of a form for this tab; `undefined` deletes them. A full store gives up what it keeps beside the forms; where
 * that is not enough, the form that it has kept last stays.
 */
export function keepTexts(
	task: string,
	kept: KeptDraft | undefined,
	store: Storage | undefined = findTabStorage(),
): void {
	if (!kept) return store?.removeItem(toDraftName(task));
	if (store) writeWithRoom(toDraftName(task), JSON.stringify(kept), store);
	return undefined;
}

/** The form that was kept for a task in this tab. */
export function readKeptTexts(task: string): KeptDraft | undefined {
	const text = findTabStorage()?.getItem(toDraftName(task));
	return text ? (JSON.parse(text) as KeptDraft) : undefined; // written above
}

/**
 * Keeps the large parts of a form for this tab; `undefined` deletes them. The database is loaded with the first. A browser that
 * keeps no data, or has no room, keeps nothing.
 */
export async function keepLargeParts(task: string, parts: Draft | undefined): Promise<void> {
	const place = findPlace(task);
	if (!place) return;
	try {
		const { keepParts } = await import("./kept-parts.ts");
		await keepParts(place, parts);
		if (parts) findStorage()?.setItem(MARK, "yes");
	} catch {
		// The reader picks the file again after a reload.
	}
}

/** The large parts of the form that was kept for a task in this tab; none where they are lost. */
export async function readLargeParts(task: string): Promise<Draft> {
	const place = findPlace(task);
	try {
		const { readParts } = await import("./kept-parts.ts");
		return (place && (await readParts(place))) ?? {};
	} catch {
		return {};
	}
}

/**
 * Signals to other tabs that this one is open, until the returned function is called, and deletes the files that closed
 * tabs have left behind. A tab that the browser has suspended counts as closed.
 */
export function holdTab(): () => void {
	const place = findPlace("");
	const controller = new AbortController();
	if (place) {
		const { signal } = controller;
		const whenDone = new Promise<void>((resolve) => {
			signal.addEventListener("abort", () => resolve());
		});
		void navigator.locks.request(toLock(place.tab), { mode: "shared" }, () => whenDone);
		void forgetLostParts(place.tab);
	}
	return () => controller.abort();
}

/** Loads nothing where no file was ever kept. */
async function forgetLostParts(own: string): Promise<void> {
	const store = findStorage();
	if (!store?.getItem(MARK)) return;
	try {
		const { held = [] } = await navigator.locks.query();
		const open = held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : []));
		const { forgetOtherTabs } = await import("./kept-parts.ts");
		if (!(await forgetOtherTabs(new Set([own, ...open])))) store.removeItem(MARK);
	} catch {
		// A store that cannot be opened holds nothing to delete.
	}
}

/** True while some tab keeps files. */
const MARK = "pusula-playground-parts";
const TAB = "pusula-playground-tab";
const LOCK = "pusula-playground ";

function toLock(tab: string): string {
	return LOCK + tab;
}

/** Undefined where the browser has no storage for tabs or cannot list the open ones. */
function findPlace(task: string): PartsPlace | undefined {
	const store = findTabStorage();
	if (!store || !isSecureContext) return undefined;
	const tab = store.getItem(TAB) ?? randomId();
	store.setItem(TAB, tab);
	return { tab, task };
}
