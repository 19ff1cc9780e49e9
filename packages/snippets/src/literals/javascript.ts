import { printValue, type Syntax } from "./text.ts";

const NAME = /^[A-Za-z_$][\w$]*$/;

/** The syntax of values in JavaScript. */
const JAVASCRIPT: Syntax = {
	indent: "\t",
	text: printText,
	key: printKey,
	words: { true: "true", false: "false", null: "null" },
};

/** A value as a JavaScript expression. */
export function printJavaScript(value: unknown): string {
	return printValue(value, JAVASCRIPT);
}

/** Text for the inside of a template literal. */
export function printTemplateText(text: string): string {
	return text.replace(/[\\`]|\$\{/g, (found) => `\\${found}`);
}

function printText(text: string): string {
	return JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** `__proto__` as a plain key would set the prototype; in brackets it is a field like any other. */
function printKey(key: string): string {
	if (key === "__proto__") return '["__proto__"]';
	return NAME.test(key) ? key : printText(key);
}
