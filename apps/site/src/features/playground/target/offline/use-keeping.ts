import { useEffect, useRef, useState } from "react";
import { SHIPPED_PIECES, sumBytes } from "../../../../facts/local/shipped-pieces.ts";
import { findKeptPieces, keepShipped } from "../../../../lib/kept/keep-shipped.ts";
import type { Locale } from "../../../../lib/locale.ts";

/** How far keeping the site's models has come. */
export interface Keeping {
	/** `looking` until it is known what is kept; `kept` once nothing is missing. */
	readonly status: "looking" | "idle" | "busy" | "kept" | "stopped" | "failed" | "no-worker";
	/** Ids of the pieces that are kept. */
	readonly ids: ReadonlySet<string>;
	/** Bytes that have come since the start, and those that were missing then. */
	readonly loaded: number;
	readonly total: number;
	/** Words of the browser for what failed. */
	readonly reason: string;
}

/** What keeps the pieces, and the acts of the reader. Leaving the panel stops it; what had come is kept. */
export function useKeeping(locale: Locale): {
	readonly keeping: Keeping;
	readonly start: () => Promise<void>;
	readonly stop: () => void;
} {
	const [keeping, setKeeping] = useState(LOOKING);
	const running = useRef<AbortController>(undefined);
	const change = (part: Partial<Keeping>): void => setKeeping((before) => ({ ...before, ...part }));
	useEffect(() => {
		let isWanted = true;
		const look = async (): Promise<void> => {
			const { ids, hasScripts } = await findKeptPieces(SHIPPED_PIECES);
			const isWhole = hasScripts && ids.size === SHIPPED_PIECES.length;
			if (isWanted)
				setKeeping({ ...LOOKING, ids, status: isWhole ? "kept" : "idle", total: countMissing(ids) });
		};
		void look();
		return () => {
			isWanted = false;
			running.current?.abort();
		};
	}, []);
	return {
		keeping,
		start: async () => {
			if (!("serviceWorker" in navigator && navigator.serviceWorker.controller))
				return change({ status: "no-worker" });
			const { signal } = (running.current = new AbortController());
			const missing = SHIPPED_PIECES.filter(({ id }) => !keeping.ids.has(id));
			change({ status: "busy", loaded: 0, total: sumBytes(missing) });
			try {
				await keepShipped(missing, {
					locale,
					signal,
					onBytes: (bytes) => setKeeping((before) => ({ ...before, loaded: before.loaded + bytes })),
					onKept: (id) => setKeeping((before) => ({ ...before, ids: new Set([...before.ids, id]) })),
				});
				change({ status: "kept" });
			} catch (error) {
				const reason = error instanceof Error ? error.message : String(error);
				setKeeping((before) => toEnded(before, signal.aborted ? "stopped" : "failed", reason));
			}
		},
		stop: () => running.current?.abort(),
	};
}

/** Keeping that has ended before its time: what is still missing is counted anew. */
export function toEnded(before: Keeping, status: Keeping["status"], reason: string): Keeping {
	return { ...before, status, reason, loaded: 0, total: countMissing(before.ids) };
}

const LOOKING: Keeping = { status: "looking", ids: new Set(), loaded: 0, total: 0, reason: "" };

function countMissing(ids: ReadonlySet<string>): number {
	return sumBytes(SHIPPED_PIECES.filter(({ id }) => !ids.has(id)));
}
