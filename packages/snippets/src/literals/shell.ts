import { checkText, LiteralError, printValue, type Syntax } from "./text.ts";

/** A text as one word of a POSIX shell: nothing inside single quotes has a meaning. */
export function printWord(text: string): string {
	const safe = checkText(text);
	if (safe.includes("\0")) throw new LiteralError("A shell word cannot hold a NUL character.");
	return `'${safe.replaceAll("'", "'\\''")}'`;
}

/** A file's name as curl reads it in a part of a form: between double quotes, where `\` comes before them and itself. */
export function printFormName(name: string): string {
	return `"${name.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** JSON text for a quoted here-document: the shell leaves every character unchanged. Two spaces, since pasted tabs would complete words. */
export function printJson(value: unknown): string {
	return JSON.stringify(
		value,
		(_key, part: unknown) => (typeof part === "string" ? checkText(part) : part),
		2,
	);
}

/** A text as jq writes it: as JSON does. No JSON text holds the `\(` that would mean something to jq. */
export function printJqText(text: string): string {
	return JSON.stringify(checkText(text));
}

/** The syntax of values in jq. */
const JQ: Syntax = {
	indent: "  ",
	text: printJqText,
	key: printJqText,
	words: { true: "true", false: "false", null: "null" },
	lastComma: false,
};

/** A value as a jq filter that returns it; code inside is a filter of its own. */
export function printFilterValue(value: unknown): string {
	return printValue(value, JQ);
}
