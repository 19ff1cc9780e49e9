import { parse, type ParseError, printParseErrorCode } from "jsonc-parser";
import { type Place, toPlace } from "./template-tags.ts";

/** Why a text is no list of messages, as a key of the messages of the page. */
export type MessagesFault = "json" | "notList" | "notMessage" | "tooMany" | "tooDeep";

/** Messages, or what is wrong with them. */
export type ReadMessages =
	| { readonly messages: readonly object[] }
	| { readonly fault: MessagesFault; readonly detail: string; readonly place?: Place };

const MOST_MESSAGES = 500;
const DEEPEST = 32;

/** Reads a conversation: a JSON list of objects with a `role`. */
export function parseMessages(json: string): ReadMessages {
	const errors: ParseError[] = [];
	const value: unknown = parse(json, errors, { disallowComments: true });
	const [first] = errors;
	if (first)
		return { fault: "json", detail: printParseErrorCode(first.error), place: toPlace(json, first.offset) };
	if (!Array.isArray(value)) return { fault: "notList", detail: "" };
	if (value.length > MOST_MESSAGES) return { fault: "tooMany", detail: String(MOST_MESSAGES) };
	if (depthOf(value) > DEEPEST) return { fault: "tooDeep", detail: String(DEEPEST) };
	const wrong = value.findIndex((message: unknown) => !isMessage(message));
	return wrong < 0 ? { messages: value as object[] } : { fault: "notMessage", detail: String(wrong + 1) }; // every one was checked
}

function isMessage(value: unknown): boolean {
	return typeof value === "object" && value !== null && "role" in value && typeof value.role === "string";
}

/** Nesting depth of lists and objects; counted without recursion, so that nothing can be too deep to count. */
function depthOf(value: unknown): number {
	let layer: unknown[] = [value];
	for (let depth = 0; ; depth++) {
		layer = layer.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []));
		if (layer.length === 0 || depth > DEEPEST) return depth;
	}
}
