/** What a URL writer needs of a browser. */
export interface UrlPorts {
	/** Writes the search part of the URL, as an entry of its own or in place of the present one. @throws where the browser allows no more */
	readonly write: (search: string, kind: "push" | "replace") => void;
	/** The time in milliseconds. */
	readonly now: () => number;
	/** Calls after a time in milliseconds; the result calls it off. */
	readonly later: (ms: number, run: () => void) => () => void;
}

/** Whether a URL is an entry of its own in the browser's history. */
export type UrlEntry = "chosen" | "typed" | "none";

/** Writes the URL of a page that changes with every key. */
export interface UrlWriter {
	/**
	 * Writes the search part of the URL.
	 * @param entry what has changed: `chosen`, and Back leads to the URL before; `typed`, as well, but letters typed in quick
	 *   succession are one entry; `none`, in place of the present URL
	 */
	readonly write: (search: string, entry: UrlEntry) => void;
	/** Takes over a URL that the browser has gone to. Returns the one before. */
	readonly follow: (search: string) => string;
}

/** Most writes in a window of time: half of what Safari allows, which is the strictest. */
const MOST_WRITES = 50;
const WINDOW_MS = 30_000;

/** How soon after a letter the next belongs to the same entry, in milliseconds. */
const SAME_ENTRY_MS = 800;

/** A writer that begins at a URL. Beyond the limit the last URL is written once there is room again. */
export function makeUrlWriter(begin: string, { write, now, later }: UrlPorts): UrlWriter {
	let last = begin;
	let typedAt = Number.NEGATIVE_INFINITY;
	let waiting: { readonly kind: "push" | "replace"; readonly cancel: () => void } | undefined;
	const writes: number[] = [];

	function perform(kind: "push" | "replace"): void {
		waiting = undefined;
		const since = now() - WINDOW_MS;
		while ((writes[0] ?? now()) < since) writes.shift();
		const full = writes.length >= MOST_WRITES ? (writes[0] ?? 0) - since + 1 : 0;
		if (full > 0 || !attempt(kind)) wait(kind, full || WINDOW_MS / MOST_WRITES);
	}
	function attempt(kind: "push" | "replace"): boolean {
		try {
			write(last, kind);
			writes.push(now());
			return true;
		} catch {
			return false;
		}
	}
	function wait(kind: "push" | "replace", ms: number): void {
		waiting = { kind, cancel: later(ms, () => perform(kind)) };
	}
	return {
		write: (search, entry) => {
			if (search === last) return;
			last = search;
			const isNew = entry === "chosen" || (entry === "typed" && now() - typedAt > SAME_ENTRY_MS);
			if (entry !== "none") typedAt = entry === "typed" ? now() : Number.NEGATIVE_INFINITY;
			if (!waiting) perform(isNew ? "push" : "replace");
			else if (isNew && waiting.kind === "replace") {
				waiting.cancel();
				wait("push", WINDOW_MS / MOST_WRITES);
			}
		},
		follow: (search) => {
			const before = last;
			waiting?.cancel();
			waiting = undefined;
			last = search;
			typedAt = Number.NEGATIVE_INFINITY;
			return before;
		},
	};
}
