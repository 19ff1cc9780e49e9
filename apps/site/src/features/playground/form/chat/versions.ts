import type { Branch, Branches } from "./branches.ts";
import { readMessages, toMessages } from "./messages.ts";
import type { Turn } from "./turns.ts";

/** One version of a message, in a list that holds all of them. */
export interface KeptVersion {
	readonly turn: Turn;
	/** Index in the list of the message before it, which always comes first; -1 for the first of a conversation. */
	readonly after: number;
	/** Of the versions with the same one before, it is the shown one. */
	readonly isShown: boolean;
}

/** Every version of a conversation's messages, in a flat list: however long it is, it nests no deeper. */
export interface KeptVersions {
	readonly list: readonly KeptVersion[];
	/** How many of the shown messages were sent; absent for all of them. */
	readonly kept?: number | undefined;
}

/** True where a message has more than one version. */
export function hasVersions({ replies }: Branches<unknown>): boolean {
	return replies.length > 1 || replies.some(hasVersions);
}

/** The versions of a conversation as a list. */
export function toVersionList<Item>(
	all: Branches<Item>,
	turnOf: (item: Item) => Turn,
): readonly KeptVersion[] {
	const list: KeptVersion[] = [];
	const add = ({ replies, shown }: Branches<Item>, after: number): void => {
		for (const [index, branch] of replies.entries()) {
			list.push({ turn: turnOf(branch.item), after, isShown: index === shown });
			add(branch, list.length - 1);
		}
	};
	add(all, -1);
	return list;
}

/** The conversation in a list of versions. */
export function fromVersionList<Item>(
	list: readonly KeptVersion[],
	itemOf: (turn: Turn, index: number) => Item,
): Branches<Item> {
	const build = (after: number): Branches<Item> => {
		const versions = list.flatMap((version, index) => (version.after === after ? [{ version, index }] : []));
		const replies = versions.map(({ version, index }): Branch<Item> => ({
			item: itemOf(version.turn, index),
			...build(index),
		}));
		return {
			replies,
			shown: Math.max(
				0,
				versions.findIndex(({ version }) => version.isShown),
			),
		};
	};
	return build(-1);
}

/** Versions from anywhere, each checked and written anew; undefined for what are none. */
export function readVersions(value: unknown): KeptVersions | undefined {
	const { list, kept } = Object(value) as { readonly list?: unknown; readonly kept?: unknown }; // fields of any object are unknown
	if (!Array.isArray(list)) return undefined;
	const read = list.map(readVersion);
	if (!read.every((one, index) => one !== undefined && one.after < index)) return undefined;
	const isCount = typeof kept === "number" && Number.isInteger(kept) && kept >= 0;
	return { list: read.filter((one) => one !== undefined), ...(isCount && { kept }) };
}

function readVersion(value: unknown): KeptVersion | undefined {
	const { turn, after, isShown } = Object(value) as Readonly<Record<string, unknown>>; // as above
	if (typeof after !== "number" || !Number.isInteger(after) || after < -1) return undefined;
	// A turn is checked as a message is: what is no turn is none after the way there and back.
	const [read] = readTurn(turn);
	return read && { turn: read, after, isShown: isShown === true };
}

function readTurn(value: unknown): readonly Turn[] {
	const { role, text, attachments, toolCalls, callId } = Object(value) as Readonly<Record<string, unknown>>; // as above
	const isTurn =
		(role === "user" && Array.isArray(attachments)) ||
		(role === "assistant" && Array.isArray(toolCalls)) ||
		(role === "tool" && typeof callId === "string");
	if (!isTurn || typeof text !== "string") return [];
	try {
		return readMessages(toMessages({ system: "", turns: [value as Turn] })).turns; // its parts are checked on the way
	} catch {
		return [];
	}
}
