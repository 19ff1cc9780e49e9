import { element, type MarkupElement } from "./markup.ts";

/** A part of a formula: elements as they are, or names, numbers and signs with spaces between them. */
export type FormulaPart = string | MarkupElement;

const NUMBER = /^−?\d[\d.,]*$/;
const SIGN = /^[=+−×·/()|∩∪∑√<≥%,]$/;

/** A formula in a line of its own below others. */
export function formulaLine(...terms: readonly FormulaPart[]): MarkupElement {
	return element("p", {}, math(...terms));
}

/** A fraction with a bar. */
export function over(top: FormulaPart, bottom: FormulaPart): MarkupElement {
	return element("mfrac", {}, group(top), group(bottom));
}

/** Something to the power of something. */
export function power(base: FormulaPart, exponent: FormulaPart): MarkupElement {
	return element("msup", {}, group(base), group(exponent));
}

/** A name with a small index below. */
export function index(name: FormulaPart, below: FormulaPart): MarkupElement {
	return element("msub", {}, group(name), group(below));
}

/** The square root of something. */
export function root(inside: FormulaPart): MarkupElement {
	return element("msqrt", {}, group(inside));
}

/** The sum over everything that `below` runs through. */
export function sum(below: FormulaPart): MarkupElement {
	return element("munder", {}, element("mo", { largeop: "true", movablelimits: "false" }, "∑"), group(below));
}

/** Numbers as a sum; a long one is shortened in its middle. */
export function listed(numbers: readonly string[]): string {
	const short = numbers.length > 8 ? [...numbers.slice(0, 4), "…", ...numbers.slice(-1)] : numbers;
	return short.join(" + ");
}

/** Several terms as one. */
export function group(...terms: readonly FormulaPart[]): MarkupElement {
	const parts = terms.flatMap(toParts);
	const [only] = parts;
	return parts.length === 1 && only ? only : element("mrow", {}, ...parts);
}

/** Words inside a formula. */
export function say(words: string): MarkupElement {
	return element("mtext", {}, words);
}

/** A formula in one line, set as large as a displayed one. */
function math(...terms: readonly FormulaPart[]): MarkupElement {
	return element("math", { displaystyle: "true" }, ...terms.flatMap(toParts));
}

function toParts(term: FormulaPart): readonly MarkupElement[] {
	if (typeof term !== "string") return [term];
	return term.split(" ").filter(Boolean).map(toToken);
}

function toToken(token: string): MarkupElement {
	if (NUMBER.test(token)) return element("mn", {}, token);
	if (SIGN.test(token)) return element("mo", { stretchy: "false" }, token);
	return element("mi", { mathvariant: "normal" }, token);
}
