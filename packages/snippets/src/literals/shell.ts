import { checkText } from "./text.ts";

/** A text as one word of a POSIX shell: nothing inside single quotes has a meaning. */
export function printWord(text: string): string {
	const safe = checkText(text);
	if (safe.includes("\0")) throw new TypeError("A shell word cannot hold a NUL character.");
	return `'${safe.replaceAll("'", "'\\''")}'`;
}

/** JSON text for a quoted here-document: the shell takes every character as it is. Two spaces, since pasted tabs would complete words. */
export function printJson(value: unknown): string {
	return JSON.stringify(
		value,
		(_key, part: unknown) => (typeof part === "string" ? checkText(part) : part),
		2,
	);
}
