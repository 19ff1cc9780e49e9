import { fill } from "../../../lib/fill.ts";
import { type DecimalMark, readNumber } from "./read-number.ts";
import type { MetricSteps } from "../../../../messages/metric-steps.ts";

/** The raw values of a form by field name. A box that is not ticked is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** Marks a number field whose text the browser shows but does not return, because it cannot parse it. */
export const UNREADABLE = "\u0000";

/** More values than this in one field are not calculated. */
const MOST = 200;

/** Numbers beyond this size, above or below 0, lose whole units and are not calculated. */
const LARGEST = 1e15;

/** Thrown for a field that cannot be parsed, with a message in the language of the page. */
export class FieldProblem extends Error {
	readonly field: string;

	constructor(field: string, message: string) {
		super(message);
		this.field = field;
	}
}

/** Reads the fields of a form. Each method throws a `FieldProblem` when the field does not hold such a value. */
export interface FormReader {
	/** The text without blanks around it; not empty. */
	readonly text: (name: string) => string;
	/** The chosen or ticked value; empty when there is none. */
	readonly choice: (name: string) => string;
	/** Lines without blanks around them, and without empty ones at the end; at least one. */
	readonly lines: (name: string) => readonly string[];
	/** Two fields with the same number of lines. */
	readonly pairs: (first: string, second: string) => readonly (readonly [string, string])[];
	/** Numbers with blanks, line breaks or semicolons between them, each as `readNumber` reads it. */
	readonly numbers: (name: string, limits?: Limits) => readonly number[];
	readonly number: (name: string, limits?: Limits) => number;
	/** Lists of hits (1) and misses (0), one a line. */
	readonly marks: (name: string) => readonly (readonly boolean[])[];
	/** Reports that a field does not fit the others. */
	readonly fail: (
		name: string,
		problem: Problem,
		values?: Readonly<Record<string, string | number>>,
	) => never;
}

/** Between which values a number may lie, the limits included. Default: 1e15 in either direction. */
export interface Limits {
	readonly min?: number;
	readonly max?: number;
}

type Problem = keyof MetricSteps["problems"];

/** A reader of `values` with messages from `words`; `mark` is the decimal mark of their language. */
export function formReader(values: FormValues, words: MetricSteps, mark: DecimalMark): FormReader {
	const fail: FormReader["fail"] = (name, problem, parts = {}) => {
		throw new FieldProblem(name, fill(words.problems[problem], parts));
	};
	const choice = (name: string): string => (values[name] ?? "").trim();
	const text = (name: string): string => choice(name) || fail(name, "empty");
	const toNumber = (name: string, token: string, { min = -LARGEST, max = LARGEST }: Limits): number => {
		if (token === UNREADABLE) return fail(name, "unreadable");
		const value = readNumber(token, mark);
		if (typeof value !== "number") {
			const { problem, ...parts } = value;
			return fail(name, problem, { value: token, ...parts });
		}
		if (value < min) return fail(name, "below", { limit: min });
		if (value > max) return fail(name, "above", { limit: max });
		return value;
	};
	const few = <Item>(name: string, items: readonly Item[]): readonly Item[] =>
		items.length > MOST ? fail(name, "tooMany", { limit: MOST }) : items;
	const lines = (name: string): readonly string[] => {
		if (choice(name) === "") return fail(name, "empty");
		const all = (values[name] ?? "").trimEnd().split("\n");
		return few(
			name,
			all.map((one) => one.trim()),
		);
	};
	return {
		fail,
		choice,
		text,
		lines,
		pairs: (first, second) => {
			const [left, right] = [lines(first), lines(second)];
			if (left.length !== right.length)
				return fail(second, "pair", { here: right.length, there: left.length });
			return left.map((one, place) => [one, right[place] ?? ""]);
		},
		numbers: (name, limits = {}) =>
			few(name, toTokens(text(name))).map((token) => toNumber(name, token, limits)),
		number: (name, limits = {}) => toNumber(name, text(name), limits),
		marks: (name) =>
			lines(name).map((one) =>
				few(name, toTokens(one)).map((token) =>
					token === "1" || token === "0" ? token === "1" : fail(name, "mark", { value: token }),
				),
			),
	};
}

/** A comma at the end of a number separates it from the next. */
function toTokens(text: string): readonly string[] {
	return text
		.split(/[\s;]+/)
		.map((token) => token.replace(/,$/, ""))
		.filter(Boolean);
}
