import { randomId } from "../../../lib/effects/random-id.ts";
import { findTabStorage, type TextStore } from "../../../lib/kept/storage.ts";
import { toDraftName, writeWithRoom } from "../form/draft/draft-store.ts";
import type { PlaygroundCall } from "../form/playground-call.ts";
import type { ConnectionKind } from "../target/state/access.ts";

/** What of a call its mark names: no input, no key and no server's URL. */
export type MarkedCall = Pick<PlaygroundCall, "task" | "provider" | "model">;

/** A call that has begun. */
export interface BegunCall {
	/** Of this call alone: one model can be called twice at a time, and no later call has the id of one that is forgotten. */
	readonly id: string;
	/** As `toBegunMark` gives it. */
	readonly mark: string;
}

/**
 * Marks for this tab that a call has begun, so that a page opened after a reload knows of it. The returned function takes the
 * mark away, however often it is called; not once the page is being left, for then the browser ends the call, not its host.
 */
export function markBegun(
	call: MarkedCall,
	connection: ConnectionKind,
	store: TextStore | undefined = findTabStorage(),
	page: EventTarget = globalThis,
): () => void {
	const others = readBegun(store);
	const id = randomId();
	let isLeft = false;
	let isMarked = keep([...others, { id, mark: toBegunMark(call, connection) }], store);
	const follow = ({ type }: Event): void => {
		isLeft = type === "pagehide";
	};
	page.addEventListener("pagehide", follow);
	page.addEventListener("pageshow", follow);
	return () => {
		page.removeEventListener("pagehide", follow);
		page.removeEventListener("pageshow", follow);
		if (isMarked && !isLeft) forgetBegun(id, store);
		isMarked = false;
	};
}

/** The calls whose ends this tab has not seen. Marks that an earlier version of the page has written otherwise are none. */
export function readBegun(store: TextStore | undefined = findTabStorage()): readonly BegunCall[] {
	const marks = JSON.parse(store?.getItem(NAME) ?? "[]") as readonly unknown[]; // written below
	return marks.filter(isBegunCall);
}

/** Takes the mark of a call away. */
export function forgetBegun(id: string, store: TextStore | undefined = findTabStorage()): void {
	keep(
		readBegun(store).filter((one) => one.id !== id),
		store,
	);
}

/** A call as the mark of its beginning names it, among those of all tasks. */
export function toBegunMark({ task, provider, model }: MarkedCall, connection: ConnectionKind): string {
	return [task, connection, provider, model].join(" ");
}

const NAME = toDraftName("begun");

function isBegunCall(value: unknown): value is BegunCall {
	const { id, mark } = Object(value) as Partial<Record<keyof BegunCall, unknown>>; // fields of any object are unknown
	return typeof id === "string" && typeof mark === "string";
}

/** False where there is no room for one more: then the others stay. */
function keep(begun: readonly BegunCall[], store: TextStore | undefined): boolean {
	if (begun.length > 0) return store !== undefined && writeWithRoom(NAME, JSON.stringify(begun), store);
	store?.removeItem(NAME);
	return true;
}
