import { indent, printValue, type Syntax } from "./text.ts";

const ESCAPES: Readonly<Record<string, string>> = {
	"\\": "\\\\",
	'"': '\\"',
	"\n": "\\n",
	"\r": "\\r",
	"\t": "\\t",
};
/** Control characters, and the marks that turn the reading direction and could make code look like something else. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what has to be escaped
const UNSAFE = /[\\"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The syntax of values in Python. */
const PYTHON: Syntax = {
	indent: "    ",
	text: printText,
	key: printText,
	words: { true: "True", false: "False", null: "None" },
};

/** A value as a Python expression. */
export function printPython(value: unknown): string {
	return printValue(value, PYTHON);
}

/** Arguments of a call, one a line: some by place, the others by name. `undefined` ones are left out. */
export function printArguments(
	places: readonly unknown[],
	names: Readonly<Record<string, unknown>> = {},
): string {
	const step = PYTHON.indent;
	const parts = [
		...places.map(printPython),
		...Object.entries(names).flatMap(([name, value]) =>
			value === undefined ? [] : [`${name}=${printPython(value)}`],
		),
	];
	return parts.length === 0 ? "" : `\n${parts.map((part) => `${step}${indent(part, step)},\n`).join("")}`;
}

function printText(text: string): string {
	return `"${text.replace(UNSAFE, (letter) => ESCAPES[letter] ?? `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
}
