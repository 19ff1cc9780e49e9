import { RequestError } from "../types/request.ts";

/** Returns what is wrong with a value at a path, or undefined. `needed`: a missing value is wrong too. */
export interface Check {
	(value: unknown, at: string): Mismatch | undefined;
	readonly needed?: true;
}

/** A wrong value: its path, and a message with what was expected and what was received. */
export interface Mismatch {
	readonly at: string;
	readonly message: string;
}

/** Fields of an object by name. Fields not named here are tolerated. */
export type Fields = Readonly<Record<string, Check>>;

/** Names a value's kind for a message: `"text"`, `number`, `list`, … */
export function kindOf(value: unknown): string {
	if (value === undefined) return "nothing";
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "string") return value === "" ? "an empty string" : "a string";
	return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** True for an object that is neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Marks a field that must be there and not null; other fields may be absent or null. */
export function required(check: Check): Check {
	const demanding = (value: unknown, at: string): Mismatch | undefined =>
		value === undefined || value === null ? { at, message: `"${at}" is required` } : check(value, at);
	return Object.assign(demanding, { needed: true } as const);
}

/** Any value, a missing one too. */
export const anything: Check = () => undefined;

/** A string, empty or not. */
export const string: Check = (value, at) =>
	typeof value === "string" ? undefined : wrong(at, "a string", value);

/** A string with at least one character. */
export const text: Check = (value, at) =>
	typeof value === "string" && value !== "" ? undefined : wrong(at, "a non-empty string", value);

/** True or false. */
export const boolean: Check = (value, at) =>
	typeof value === "boolean" ? undefined : wrong(at, "true or false", value);

/** An object with any fields. */
export const object: Check = (value, at) => (isRecord(value) ? undefined : wrong(at, "an object", value));

/** A number within limits, both included. */
export function number(min = -Infinity, max = Infinity): Check {
	return (value, at) => {
		if (typeof value !== "number") return wrong(at, "a number", value);
		if (value >= min && value <= max) return undefined;
		return { at, message: `"${at}": ${value} is outside ${range(min, max)}` };
	};
}

/** A whole number within limits, both included. */
export function integer(min = -Infinity, max = Infinity): Check {
	const inRange = number(min, max);
	return (value, at) =>
		typeof value === "number" && !Number.isInteger(value)
			? { at, message: `"${at}": expected a whole number, got ${value}` }
			: inRange(value, at);
}

/** One of some strings. */
export function oneOf(...choices: readonly string[]): Check {
	return (value, at) =>
		typeof value === "string" && choices.includes(value)
			? undefined
			: {
					at,
					message: `"${at}": expected one of ${choices.join(", ")}, got ${JSON.stringify(value) ?? "nothing"}`,
				};
}

/** A list whose every element passes. */
export function listOf(check: Check, min = 0, max = Infinity): Check {
	return (value, at) => {
		if (!Array.isArray(value)) return wrong(at, "a list", value);
		if (value.length < min || value.length > max) {
			return { at, message: `"${at}": expected ${range(min, max)} elements, got ${value.length}` };
		}
		for (const [index, element] of value.entries()) {
			const fault = check(element, `${at}.${index}`);
			if (fault) return fault;
		}
		return undefined;
	};
}

/** Passes when any of the checks does; `expected` is what the message names. */
export function either(expected: string, ...checks: readonly Check[]): Check {
	return (value, at) =>
		checks.some((check) => check(value, at) === undefined) ? undefined : wrong(at, expected, value);
}

/** An object with these fields. `rejected` maps names that must not occur to the reason. */
export function shape(fields: Fields, rejected: Readonly<Record<string, string>> = {}): Check {
	return (value, at) => {
		if (!isRecord(value)) return wrong(at || "body", "an object", value);
		for (const [name, reason] of Object.entries(rejected)) {
			if (Object.hasOwn(value, name)) return { at: join(at, name), message: `"${join(at, name)}" ${reason}` };
		}
		for (const [name, check] of Object.entries(fields)) {
			const field = Object.hasOwn(value, name) ? value[name] : undefined;
			const absent = field === undefined || field === null;
			if (absent && !check.needed) continue;
			const fault = check(field, join(at, name));
			if (fault) return fault;
		}
		return undefined;
	};
}

/** Checks a whole body. @throws RequestError with the path of the first wrong field */
export function demand(value: unknown, check: Check, status = 400): Readonly<Record<string, unknown>> {
	const fault = check(value, "");
	if (fault)
		throw new RequestError({ status, message: fault.message, at: fault.at, code: "invalid_request" });
	return isRecord(value) ? value : {};
}

function wrong(at: string, expected: string, value: unknown): Mismatch {
	return { at, message: `"${at}": expected ${expected}, got ${kindOf(value)}` };
}

function range(min: number, max: number): string {
	if (max === Infinity) return `at least ${min}`;
	if (min === -Infinity) return `at most ${max}`;
	return `${min} to ${max}`;
}

function join(at: string, name: string): string {
	return at === "" ? name : `${at}.${name}`;
}
