/** Longest expression, in characters. */
const LONGEST = 500;

const TOKEN = /\s*(\d+(?:[.,]\d+)?|\.\d+|[-+*/%^()×÷])/y;

/** A number that Turkish and English read a thousand times apart: 1.500 or 1,500. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The value of an arithmetic expression: numbers, `+ - * / % ^` and brackets. Parsed here, never run as code.
 * @throws SyntaxError, with the index of the first character that does not fit, or a number that can be read in two ways
 */
export function calculate(expression: string): number {
	if (expression.length > LONGEST) throw new SyntaxError(`More than ${String(LONGEST)} characters.`);
	const tokens = toTokens(expression);
	const { value, next } = readSum(tokens, 0);
	if (next < tokens.length) throw unexpected(tokens, next);
	return value;
}

interface Token {
	readonly text: string;
	readonly at: number;
}

interface Read {
	readonly value: number;
	/** Index of the first token behind it. */
	readonly next: number;
}

function toTokens(expression: string): readonly Token[] {
	const text = expression.trimEnd();
	const tokens: Token[] = [];
	for (let at = 0; at < text.length;) {
		TOKEN.lastIndex = at;
		const found = TOKEN.exec(text);
		if (!found?.[1]) throw new SyntaxError(`Unexpected character at ${String(at)}.`);
		if (AMBIGUOUS.test(found[1])) throw ambiguous(found[1]);
		tokens.push({ text: found[1].replace("×", "*").replace("÷", "/").replace(",", "."), at });
		at = TOKEN.lastIndex;
	}
	return tokens;
}

function readSum(tokens: readonly Token[], from: number): Read {
	let { value, next } = readProduct(tokens, from);
	for (let sign = tokens[next]?.text; sign === "+" || sign === "-"; sign = tokens[next]?.text) {
		const right = readProduct(tokens, next + 1);
		value = sign === "+" ? value + right.value : value - right.value;
		({ next } = right);
	}
	return { value, next };
}

const PRODUCTS: ReadonlyMap<string | undefined, (a: number, b: number) => number> = new Map([
	["*", (a, b) => a * b],
	["/", (a, b) => a / b],
	["%", (a, b) => a % b],
]);

function readProduct(tokens: readonly Token[], from: number): Read {
	let { value, next } = readSigned(tokens, from);
	for (let apply = PRODUCTS.get(tokens[next]?.text); apply; apply = PRODUCTS.get(tokens[next]?.text)) {
		const right = readSigned(tokens, next + 1);
		value = apply(value, right.value);
		({ next } = right);
	}
	return { value, next };
}

/** A power binds closer than the sign before it: `-2^2` is -4. */
function readSigned(tokens: readonly Token[], from: number): Read {
	const sign = tokens[from]?.text;
	if (sign !== "-" && sign !== "+") return readPower(tokens, from);
	const { value, next } = readSigned(tokens, from + 1);
	return { value: sign === "-" ? -value : value, next };
}

function readPower(tokens: readonly Token[], from: number): Read {
	const base = readAtom(tokens, from);
	if (tokens[base.next]?.text !== "^") return base;
	const exponent = readSigned(tokens, base.next + 1);
	return { value: base.value ** exponent.value, next: exponent.next };
}

function readAtom(tokens: readonly Token[], from: number): Read {
	const text = tokens[from]?.text ?? "";
	if (text === "(") {
		const { value, next } = readSum(tokens, from + 1);
		if (tokens[next]?.text !== ")") throw unexpected(tokens, next);
		return { value, next: next + 1 };
	}
	if (!/^[\d.]/.test(text)) throw unexpected(tokens, from);
	return { value: Number(text), next: from + 1 };
}

function ambiguous(number: string): SyntaxError {
	const [whole = "", part = ""] = number.split(/[.,]/);
	return new SyntaxError(
		`"${number}" can be ${whole}${part} or ${whole}.${part}0: write the one that is meant.`,
	);
}

function unexpected(tokens: readonly Token[], index: number): SyntaxError {
	const token = tokens[index];
	return new SyntaxError(
		token ? `Unexpected "${token.text}" at ${String(token.at)}.` : "The expression ends too early.",
	);
}
