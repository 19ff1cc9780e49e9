import { kindOf, peek, read } from "./read.ts";
import { ShapeError } from "./shape-error.ts";

type Kind = "string" | "number" | "array" | "object";

/** Kind of each field that callers rely on, by its dotted path; with `?` for one that may be missing or null. */
export type Fields = Readonly<Record<string, Kind | `${Kind}?`>>;

/** A reader for a list whose every item has the fields. Returns a copy of the list. */
export function listOf<T>(fields: Fields): (reply: unknown) => T[] {
	return (reply) => {
		const list = read(reply, "", "array");
		for (const index of list.keys()) checkFields(reply, String(index), fields);
		return [...list] as T[]; // every field callers rely on was checked
	};
}

/** A reader for one object with the fields, alone or the first of a list. Throws ShapeError for an empty list. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type whose fields it lists
export function firstOf<T>(fields: Fields): (reply: unknown) => T {
	return (reply) => {
		const at = Array.isArray(reply) ? "0" : "";
		read(reply, at, "object");
		checkFields(reply, at, fields);
		return peek(reply, at) as T; // every field callers rely on was checked
	};
}

/** A list of numbers. Throws ShapeError with the place of an entry that is none. */
export function readNumbers(reply: unknown): number[] {
	return read(reply, "", "array").map((_part, index) => read(reply, String(index), "number"));
}

/** Lists of numbers, nested as models return them: at most four deep. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type it expects
export function readNested<T>(reply: unknown): T {
	if (!Array.isArray(reply)) throw new ShapeError("", "array", kindOf(reply));
	checkNested(reply, 4, "");
	return reply as T; // numbers all the way down
}

function checkFields(reply: unknown, at: string, fields: Fields): void {
	for (const [path, kind] of Object.entries(fields)) {
		const place = at === "" ? path : `${at}.${path}`;
		if (!kind.endsWith("?") || (peek(reply, place) ?? undefined) !== undefined)
			read(reply, place, kind.replace("?", "") as Kind); // the mark was all that made it another kind
	}
}

/** Throws ShapeError for what is not a number, or a list of such at most `depth` deep. */
function checkNested(part: unknown, depth: number, at: string): void {
	if (typeof part === "number") return;
	if (depth === 0 || !Array.isArray(part)) throw new ShapeError(at, "number", kindOf(part));
	for (const [index, inner] of part.entries())
		if (typeof inner !== "number") checkNested(inner, depth - 1, at === "" ? `${index}` : `${at}.${index}`);
}
