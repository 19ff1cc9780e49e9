import type { JobState } from "../types/job.ts";
import { ShapeError } from "./shape-error.ts";

interface Kinds {
	string: string;
	number: number;
	boolean: boolean;
	object: Readonly<Record<string, unknown>>;
	array: readonly unknown[];
}

/** JSON's name of a value's type: `typeof`, with `null` and `array` apart. */
export function kindOf(value: unknown): string {
	if (value === null) return "null";
	return Array.isArray(value) ? "array" : typeof value;
}

/**
 * The value at a dotted path of unknown JSON (`"data.0.url"`), or undefined where there is none.
 * Only own properties count, so `constructor` or `__proto__` in a path or reply find nothing inherited.
 */
export function peek(value: unknown, path: string): unknown {
	if (path === "") return value;
	let found = value;
	for (const key of path.includes(".") ? path.split(".") : [path]) {
		if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
		found = (found as Readonly<Record<string, unknown>>)[key]; // an own property of an object
	}
	return found;
}

/**
 * The value at a dotted path, known to be of a kind. `message`, where there is one, is the provider's contract for another.
 * @throws ShapeError `Expected string at "data.0.url", got undefined`
 */
export function read<K extends keyof Kinds>(
	value: unknown,
	path: string,
	kind: K,
	message?: string,
): Kinds[K] {
	const found = peek(value, path);
	const got = kindOf(found);
	if (got !== kind) throw new ShapeError(path, kind, got, message);
	return found as Kinds[K]; // the kind was compared above
}

/** The value at a path when it is of a kind, else undefined. `null` counts as absent. */
export function peekKind<K extends keyof Kinds>(value: unknown, path: string, kind: K): Kinds[K] | undefined {
	const found = peek(value, path);
	return kindOf(found) === kind ? (found as Kinds[K]) : undefined; // the kind was compared
}

/** A provider's own words for the states of its jobs. */
export type StateWords = Readonly<Record<string, "queued" | "running" | "done">>;

/** The state behind a provider's word for it. Any other word is that of a failure, for the reason in `failed`. */
export function toJobState(word: unknown, words: StateWords, failed: string): JobState {
	return (typeof word === "string" && Object.hasOwn(words, word) && words[word]) || { failed };
}
