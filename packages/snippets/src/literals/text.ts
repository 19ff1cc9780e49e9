/**
 * Why a value cannot be printed.
 * - `bad-text`: a text that no file can hold, a file without a name, or a value that is not JSON.
 * - `cyclic`: a value that holds itself.
 * - `too-deep`, `too-large`: more nesting, or more values, than a reader could follow.
 */
export type LiteralErrorCode = "bad-text" | "cyclic" | "too-deep" | "too-large";

/**
 * A value that cannot be printed as source code of any language.
 * @example
 * try {
 * 	snippetsFor({ task: "fill-mask", provider: "hf-inference", model: "a/b", args: { inputs: "\ud800" } });
 * } catch (error) {
 * 	if (error instanceof LiteralError) console.log(error.code); // "bad-text"
 * }
 */
export class LiteralError extends Error {
	/** Machine-readable reason. */
	readonly code: LiteralErrorCode;

	constructor(message: string, code: LiteralErrorCode = "bad-text") {
		super(message);
		this.code = code;
	}
}

/**
 * A string literal for source code.
 * @throws LiteralError for half of a surrogate pair: no UTF-8 file can hold it.
 */
export function checkText(text: string): string {
	if (!/\p{Surrogate}/u.test(text)) return text;
	throw new LiteralError(
		"The text holds half of a surrogate pair and cannot be written to a file. Remove it first.",
	);
}

/** Lines of a block indented by one more step. */
export function indent(text: string, step: string): string {
	return text.replaceAll("\n", `\n${step}`);
}

/** Source code in place of a value; printed unchanged. */
export class Code {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

/** The syntax of values in a language. */
export interface Syntax {
	readonly indent: string;
	readonly text: (text: string) => string;
	readonly key: (key: string) => string;
	/** False where the last entry may not have a comma behind it. Default true. */
	readonly lastComma?: boolean;
	readonly words: { readonly true: string; readonly false: string; readonly null: string };
}

/**
 * A JSON-like value as source code, one entry a line. `undefined` entries are left out, as JSON does.
 * @throws LiteralError
 */
export function printValue(value: unknown, syntax: Syntax): string {
	const { words } = syntax;
	if (value instanceof Code) return value.text;
	if (value === null || value === undefined) return words.null;
	if (typeof value === "boolean") return value ? words.true : words.false;
	if (typeof value === "string") return syntax.text(checkText(value));
	if (typeof value === "number" && Number.isFinite(value)) return String(value);
	if (Array.isArray(value))
		return printEntries(
			value.map((part) => printValue(part, syntax)),
			"[]",
			syntax,
		);
	if (typeof value === "object" && !(value instanceof Blob)) {
		const entries = Object.entries(value).filter(([, part]) => part !== undefined);
		return printEntries(
			entries.map(([key, part]) => `${syntax.key(checkText(key))}: ${printValue(part, syntax)}`),
			"{}",
			syntax,
		);
	}
	const kind = value instanceof Blob ? "file without a name" : typeof value;
	throw new LiteralError(`A ${kind} is not JSON and cannot be printed.`);
}

function printEntries(
	entries: readonly string[],
	[open = "", close = ""]: string,
	{ indent: step, lastComma = true }: Syntax,
): string {
	if (entries.length === 0) return open + close;
	const lines = entries.map((entry) => indent(entry, step)).join(`,\n${step}`);
	return `${open}\n${step}${lines}${lastComma ? "," : ""}\n${close}`;
}
