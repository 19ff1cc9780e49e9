import type { TextStore } from "./storage.ts";

/** Where the days on which models ran are kept: on this device alone. */
export const LAST_USED_KEY = "pusula-models-last-used";

/** Notes the day on which a model ran, as `2026-11-22`. Does nothing where the browser keeps nothing. */
export function noteUse(model: string, day: string, storage: TextStore | undefined): void {
	keep({ ...readUses(storage), [model]: day }, storage);
}

/** Days of the last runs by model. */
export function readUses(storage: TextStore | undefined): Readonly<Record<string, string>> {
	try {
		const kept: unknown = JSON.parse(storage?.getItem(LAST_USED_KEY) ?? "{}");
		const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
		return Object.fromEntries(entries.filter((entry): entry is [string, string] => isDay(entry[1])));
	} catch {
		return {};
	}
}

/** Deletes the day of one model. */
export function forgetUse(model: string, storage: TextStore | undefined): void {
	keep(Object.fromEntries(Object.entries(readUses(storage)).filter(([id]) => id !== model)), storage);
}

function keep(days: Readonly<Record<string, string>>, storage: TextStore | undefined): void {
	try {
		storage?.setItem(LAST_USED_KEY, JSON.stringify(days));
	} catch {
		// A full store loses the days and nothing else.
	}
}

function isDay(value: unknown): boolean {
	return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
}
