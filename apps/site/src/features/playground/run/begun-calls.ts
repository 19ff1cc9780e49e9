import { findTabStorage, type TextStore } from "../../../lib/storage.ts";
import { toDraftName, writeWithRoom } from "../form/draft-store.ts";
import type { PlaygroundCall } from "../form/playground-call.ts";
import type { ConnectionKind } from "../target/connection/access.ts";

/** What of a call its mark names: no input, no key and no server's URL. */
export type MarkedCall = Pick<PlaygroundCall, "task" | "provider" | "model">;

/**
 * Marks for this tab that a call has begun, so that a page opened after a reload knows of it. The returned function takes the
 * mark away; not once the page is being left, for then the browser ends the call, not its host.
 */
export function markBegun(
	call: MarkedCall,
	connection: ConnectionKind,
	store: TextStore | undefined = findTabStorage(),
	page: EventTarget = globalThis,
): () => void {
	const mark = toBegunMark(call, connection);
	let isLeft = false;
	const follow = ({ type }: Event): void => {
		isLeft = type === "pagehide";
	};
	keep([...readBegun(store).add(mark)], store);
	page.addEventListener("pagehide", follow);
	page.addEventListener("pageshow", follow);
	return () => {
		page.removeEventListener("pagehide", follow);
		page.removeEventListener("pageshow", follow);
		if (!isLeft) forgetBegun(mark, store);
	};
}

/** The marks of calls whose ends this tab has not seen. */
export function readBegun(store: TextStore | undefined = findTabStorage()): Set<string> {
	return new Set(JSON.parse(store?.getItem(NAME) ?? "[]") as readonly string[]); // written below
}

/** Takes a mark away. */
export function forgetBegun(mark: string, store: TextStore | undefined = findTabStorage()): void {
	keep(
		[...readBegun(store)].filter((one) => one !== mark),
		store,
	);
}

/** A call as its mark names it. */
export function toBegunMark({ task, provider, model }: MarkedCall, connection: ConnectionKind): string {
	return [task, connection, provider, model].join(" ");
}

const NAME = toDraftName("begun");

/** Where there is no room for one more, the others stay. */
function keep(marks: readonly string[], store: TextStore | undefined): void {
	if (marks.length === 0) store?.removeItem(NAME);
	else if (store) writeWithRoom(NAME, JSON.stringify(marks), store);
}
