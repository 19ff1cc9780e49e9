import { peek, peekKind, read } from "./read.ts";
import { ShapeError } from "./shape-error.ts";

/** Kind of each field that callers rely on, by its dotted path. */
export type Fields = Readonly<Record<string, "string" | "number" | "array" | "object">>;

function checkFields(reply: unknown, at: string, fields: Fields): void {
	for (const [path, kind] of Object.entries(fields)) read(reply, at === "" ? path : `${at}.${path}`, kind);
}

/** A reader for a list whose every item has the fields. Gives the list as it came. */
export function listOf<T>(fields: Fields): (reply: unknown) => T[] {
	return (reply) => {
		const list = read(reply, "", "array");
		for (const index of list.keys()) checkFields(reply, String(index), fields);
		return [...list] as T[]; // every field callers rely on was checked
	};
}

/** A reader for one object with the fields, given alone or as the first of a list. An empty list is refused. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type whose fields it lists
export function firstOf<T>(fields: Fields): (reply: unknown) => T {
	return (reply) => {
		const at = Array.isArray(reply) ? "0" : "";
		read(reply, at, "object");
		checkFields(reply, at, fields);
		return peek(reply, at) as T; // every field callers rely on was checked
	};
}

/** A list of numbers. */
export function readNumbers(reply: unknown): number[] {
	return read(reply, "", "array").map((_part, index) => read(reply, String(index), "number"));
}

/** Lists of numbers, nested as models give them: at most four deep. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type it expects
export function readNested<T>(reply: unknown, depth = 4, at = ""): T {
	const list = peekKind(reply, at, "array");
	if (!list) {
		if (depth === 4) throw new ShapeError(at, "array", typeof reply);
		read(reply, at, "number");
	} else if (depth === 0) throw new ShapeError(at, "number", "array");
	else
		for (const index of list.keys())
			readNested(reply, depth - 1, at === "" ? String(index) : `${at}.${index}`);
	return reply as T; // numbers all the way down
}
