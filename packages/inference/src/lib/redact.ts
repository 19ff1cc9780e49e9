import type { HttpRequest } from "../types/wire.ts";
import { HEAD, lengthAt, type SecretIndex, toIndex } from "./secret-index.ts";

/** Shortest text of the caller that is replaced. */
const SHORTEST_INPUT = 12;
/** Shortest part of such a text: a sentence of the server may begin as a prompt does, "Please provide a …". */
const SHORTEST_PART = 24;
/** Characters after a place that show whether a secret begins there, even when each is encoded in three bytes of a URL. */
const LONGEST_NEEDED = 9 * SHORTEST_PART;
/** Most characters of one server text that are kept: enough for any message, and for a quick search. */
const MAX_CHARACTERS = 65_536;
/** Deepest level of a JSON value that is kept; errors hold theirs far above. */
const MAX_DEPTH = 32;
/** A character as JSON in ASCII may hold it, or as URLs may: a byte of ASCII, or the bytes of another character. */
const ENCODED = /\\u[\da-fA-F]{4}|%[0-7][\da-fA-F]|%[c-fC-F][\da-fA-F](%[89abAB][\da-fA-F])+/g;
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
 * A function that takes key, caller's texts (plain, JSON-escaped, or as URLs and forms hold either) and the values of the URL's
 * query out of what a server said, also where the server has cut them off. Up to 7 characters of keys and values and 23 of a cut
 * input remain, and inputs shorter than 12; names of fields lose keys alone. The strings of one value are cut at 65,536 characters
 * together, and what lies deeper than 32 levels at `"[deep]"`, so that the value can be printed.
 */
export function redactorOf({ accessToken = "", sent }: Secrets): Redact {
	const keys = toIndex(atLeast(HEAD, toForms(listKeys(accessToken, sent?.url))), HEAD, "[key]");
	const inputs = toForms(listInputs(sent?.body));
	const all = [keys, ...[atLeast(SHORTEST_PART, inputs), listShort(inputs)].map(indexInputs)];
	return <T>(value: T) => {
		let left = MAX_CHARACTERS;
		function redact(part: unknown, depth: number): unknown {
			if (typeof part === "string") {
				const clean = redactText(part, all, left);
				left -= Math.min(left, part.length);
				return clean;
			}
			if (typeof part !== "object" || part === null) return part;
			if (depth === MAX_DEPTH) return "[deep]";
			if (Array.isArray(part)) return part.map((one) => redact(one, depth + 1));
			return Object.fromEntries(
				Object.entries(part).map(([name, one]) => [
					redactText(name, [keys], MAX_CHARACTERS),
					redact(one, depth + 1),
				]),
			);
		}
		return redact(value, 0) as T; // strings stay strings, and every other part what it was
	};
}

/**
 * Replaces the secrets that begin in the first `limit` characters, in one pass: at each place the longest. Text and secrets
 * are compared without the encoding of URLs and JSON, for encoders differ in which characters they leave.
 */
function redactText(text: string, indexes: readonly SecretIndex[], limit: number): string {
	const begin = text.slice(0, limit + LONGEST_NEEDED);
	const decoded = decode(begin);
	const ends = listEnds(begin);
	const end = Math.min(decoded.length, limit);
	let clean = "";
	let kept = 0;
	for (let at = 0; at < end;) {
		let longest = 0;
		let placeholder = "";
		for (const index of indexes) {
			const length = lengthAt(decoded, at, index);
			if (length <= longest) continue;
			longest = length;
			placeholder = index.placeholder;
		}
		if (longest > 0) {
			clean += begin.slice(ends[kept], ends[at]) + placeholder;
			kept = at + longest;
		}
		at += longest || 1;
	}
	return clean + begin.slice(ends[kept], ends[end]);
}

/** A text to compare: without the encodings of URLs and JSON, and with blanks for the `+` of forms. */
function decode(text: string): string {
	return text.replace(ENCODED, decodeUnit).replaceAll("+", " ");
}

/**
 * Where in a text the first characters of what it is decoded to end, from none on. Of two that come of one part, the first is
 * nothing of the text.
 */
function listEnds(text: string): number[] {
	const ends = [0];
	let end = 0;
	function add(to: number): void {
		while (end < to) ends.push(++end);
	}
	for (const { 0: unit, index } of text.matchAll(ENCODED)) {
		add(index);
		for (let left = decodeUnit(unit).length; left > 1; left--) ends.push(end);
		ends.push((end += unit.length));
	}
	add(text.length);
	return ends;
}

function decodeUnit(unit: string): string {
	if (unit[0] === "%" && unit.length > 3) return new URLSearchParams(`=${unit}`).get("") ?? "";
	return String.fromCharCode(parseInt(unit.replace("u", "").slice(1), 16)); // one character
}

/** Texts as they are, and as they are compared: a server may encode what is encoded already. */
function toForms(texts: readonly string[]): string[] {
	return texts.flatMap((text) => [text, decode(text)]);
}

function indexInputs(texts: readonly string[]): SecretIndex {
	return toIndex(texts, SHORTEST_PART, "[input]");
}

function atLeast(length: number, texts: readonly string[]): string[] {
	return texts.filter((text) => text.length >= length);
}

/** The inputs that count only as a whole, sorted, without those that begin with another: the search sees one neighbour. */
function listShort(inputs: readonly string[]): string[] {
	const short = inputs.filter(({ length }) => length >= SHORTEST_INPUT && length < SHORTEST_PART).toSorted();
	let last: string | undefined;
	return short.filter((text) => {
		const isNew = last === undefined || !text.startsWith(last);
		if (isNew) last = text;
		return isNew;
	});
}

/** The key and the values of a query, also in small letters, as hosts and media types have them. */
function listKeys(accessToken: string, url = ""): string[] {
	const [, ...fields] = url.split(/[?&#]/);
	const values = fields.map((field) => field.replace(/^([^=]*=)?/, "=")).join("&");
	return [accessToken, ...new URLSearchParams(values).values()].flatMap((key) => [key, key.toLowerCase()]);
}

/** Every text of a request body, in the forms in which a server may repeat it. What cannot be read again counts as unsaid. */
function listInputs(body: unknown): string[] {
	const texts: string[] = [];
	try {
		JSON.stringify(body, (name, part: unknown) => {
			if (NAMED_FIELD.test(name)) return undefined;
			if (typeof part !== "string") return part;
			const text = part.slice(0, MAX_CHARACTERS); // no more of it is found
			// half a pair of surrogates is replaced by whatever encodes it
			texts.push(text, text.replace(/\p{Cs}/gu, "\uFFFD"), JSON.stringify(text).slice(1, -1));
			return undefined;
		});
	} catch {
		// a `toJSON` of the caller that fails the second time: no reason to lose the error of the call
	}
	return texts;
}
