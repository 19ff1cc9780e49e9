import type { RowCalls, RowEnd } from "../call/row-call.ts";
import type { ArrivedResult } from "./results.ts";

type End = Awaited<ReturnType<RowCalls["call"]>>;

/** The rows that wait for their ends, and the ends that came before their rows. */
export interface Arrivals {
	readonly size: () => number;
	/** A row that waits was given to the server. */
	readonly given: (name: string) => void;
	/** Rows that wait and were given to the server. */
	readonly givenNames: () => readonly string[];
	readonly isWaiting: (name: string) => boolean;
	/** Takes what a read gave; nothing means that everything on the server has been read. */
	readonly add: (results: readonly ArrivedResult[]) => void;
	/** Resolves when a read has found nothing more. */
	readonly allRead: () => Promise<void>;
	readonly waitFor: (name: string) => Promise<End>;
	readonly endOne: (name: string, end: RowEnd) => void;
	/** Ends every row that waits, and all that come later. */
	readonly endAll: (end: RowEnd) => void;
}

/** Brings rows and their ends together, whichever comes first. */
export function createArrivals(): Arrivals {
	const waiting = new Map<string, (end: End) => void>();
	const given = new Set<string>();
	const early = new Map<string, End>();
	let ended: RowEnd | undefined;
	let onAllRead: (() => void)[] = [];
	const endOne = (name: string, end: End): void => {
		waiting.get(name)?.(end);
		waiting.delete(name);
		given.delete(name);
	};
	return {
		size: () => waiting.size,
		isWaiting: (name) => waiting.has(name),
		given: (name) => void (waiting.has(name) && given.add(name)),
		givenNames: () => [...given],
		endOne,
		add: (results) => {
			for (const { id, end, remove } of results) {
				const kept = { ...end, onKept: remove };
				if (waiting.has(id)) endOne(id, kept);
				else if (!early.has(id)) early.set(id, kept);
			}
			if (results.length > 0) return;
			for (const resolve of onAllRead) resolve();
			onAllRead = [];
		},
		allRead: () => (ended ? Promise.resolve() : new Promise((resolve) => onAllRead.push(resolve))),
		waitFor: (name) => {
			const found = early.get(name) ?? ended;
			early.delete(name);
			if (found) return Promise.resolve(found);
			return new Promise((resolve) => waiting.set(name, resolve));
		},
		endAll: (end) => {
			ended ??= end;
			for (const name of waiting.keys()) endOne(name, end);
			for (const resolve of onAllRead) resolve();
		},
	};
}
