import type { HttpRequest } from "../types/wire.ts";
import { findAtStart, type SecretIndex, toIndex } from "./secret-index.ts";

/** Shortest key that is replaced; shorter texts occur in any message and are no secrets. */
const SHORTEST_KEY = 8;
/** Shortest text of the caller that is replaced. */
const SHORTEST_INPUT = 12;
/** Most characters of one server text that are kept: enough for any message, and for a quick search. */
const MAX_CHARACTERS = 65_536;
/** Deepest level of a JSON value that is kept; errors hold theirs far above. */
const MAX_DEPTH = 32;
/** What replaces a key. */
const KEY = "[key]";
/** Fields whose texts belong to the message of an error. */
const NAMED_FIELD = /^(model|model_name|role|type)$/;

/** What only the caller and its provider should see. */
export interface Secrets {
	readonly accessToken?: string | undefined;
	/** The request that held the caller's input. */
	readonly sent?: Pick<HttpRequest, "url" | "body"> | undefined;
}

/** Takes the secrets of a call out of a text, or out of every string of a parsed reply. */
export type Redact = <T>(value: T) => T;

/**
 * A function that takes key, caller's texts (plain or JSON-escaped) and the values of the URL's query out of what a server
 * said. Keys and values shorter than 8 and inputs shorter than 12 characters stay; names of fields lose keys alone. The
 * strings of one value are cut at 65,536 characters together, and what lies deeper than 32 levels at `"[deep]"`, so that
 * the value can be printed.
 */
export function redactorOf(secrets: Secrets): Redact {
	const listed = [...listSecrets(secrets)];
	const index = toIndex(listed);
	const keys = toIndex(listed.filter(([, placeholder]) => placeholder === KEY));
	return <T>(value: T) => {
		let left = MAX_CHARACTERS;
		function redact(part: unknown, depth: number): unknown {
			if (typeof part === "string") {
				const clean = redactText(part, index, left);
				left -= Math.min(left, part.length);
				return clean;
			}
			if (typeof part !== "object" || part === null) return part;
			if (depth === MAX_DEPTH) return "[deep]";
			if (Array.isArray(part)) return part.map((one) => redact(one, depth + 1));
			return Object.fromEntries(
				Object.entries(part).map(([name, one]) => [
					redactText(name, keys, name.length),
					redact(one, depth + 1),
				]),
			);
		}
		return redact(value, 0) as T; // strings stay strings, and every other part what it was
	};
}

/** Replaces the secrets of the first `limit` characters in one pass, and what goes on as one of them does. */
function redactText(text: string, index: SecretIndex, limit: number): string {
	const end = Math.min(text.length, limit);
	let clean = "";
	let copied = 0;
	let at = 0;
	while (at < end) {
		const found = findAtStart(text.slice(at), index);
		if (found === undefined) at++;
		else {
			clean += text.slice(copied, at) + found.placeholder;
			at = copied = at + found.length;
		}
	}
	return clean + text.slice(copied, Math.max(copied, end));
}

/** The key, the values of a query, and every long text of a request body in the forms in which a server may repeat it. */
function listSecrets({ accessToken = "", sent: request }: Secrets): Map<string, string> {
	const secrets = new Map<string, string>();
	const open = new Set<unknown>([request?.body]); // each part once, for an object may hold itself where `toJSON` replaces it
	for (const part of open) {
		const { toJSON } = Object(part) as { toJSON?: unknown }; // of anything
		const value: unknown = typeof toJSON === "function" ? toJSON.call(part) : part;
		if (typeof value === "string" && value.length >= SHORTEST_INPUT) {
			secrets.set(value, "[input]").set(JSON.stringify(value).slice(1, -1), "[input]");
		}
		if (typeof value !== "object" || value === null) continue;
		for (const [name, field] of Object.entries(value)) if (!NAMED_FIELD.test(name)) open.add(field);
	}
	const query = new URLSearchParams(request?.url.split("?")[1]);
	for (const key of [accessToken, ...query.values()])
		if (key.length >= SHORTEST_KEY) secrets.set(key, KEY).set(key.toLowerCase(), KEY); // as hosts and media types spell it
	return secrets;
}
