import { InputError } from "../errors/errors.ts";
import { kindOf } from "./read.ts";

/** Has no prototype with anything in it. Made by a constructor, since engines read `{ __proto__: null }` several times slower. */
// oxlint-disable-next-line pusula/exports-first -- a constructor, whose prototype is set before anything is made
function Own(): void {}
Own.prototype = Object.create(null);

/**
 * A copy that holds the own properties alone, over `defaults`: other code may have written to `Object.prototype`. What is
 * such a copy already is returned as it is.
 */
export function own<T extends object>(value: T | undefined, defaults?: object): T {
	if (value instanceof Own) return value;
	return Object.assign(new (Own as unknown as new () => object)(), defaults, value); // a constructor, in the older way
}

/** A field of an object or of its class; undefined for one that other code has written to the prototype of all objects. */
export function fieldOf<T extends object, K extends keyof T>(object: T, name: K): T[K] | undefined {
	const value = object[name];
	const isForeign = value !== undefined && name in Object.prototype && !Object.hasOwn(object, name);
	return isForeign ? undefined : value;
}

/** A list as it is, and anything else as the list of it alone. `flat` takes several times longer. */
export function toList<T>(value: T | readonly T[]): readonly T[] {
	return Array.isArray(value) ? value : [value as T]; // what is no list is one of its items
}

/**
 * Checks the type of fields, or of a method of one (`"clock.after"`): programs without types may pass anything. Absent
 * fields are left to others.
 * @throws InputError code `bad-input`
 */
export function checkTypes<Values extends object>(
	values: Values,
	type: "string" | "number" | "function",
	names: readonly ((keyof Values & string) | `${keyof Values & string}.${string}`)[],
): void {
	for (const name of names) {
		const [field = "", method] = name.includes(".") ? name.split(".") : [name];
		const value: unknown = values[field as keyof Values]; // one of the names, or what comes before its dot
		if (value === undefined || value === null) continue;
		const found = method ? (value as Readonly<Record<string, unknown>>)[method] : value; // anything else has fields
		const kind = Number.isNaN(found) ? "NaN" : kindOf(found);
		if (kind !== type) throw new InputError(`${name} must be a ${type}, got ${kind}.`, { code: "bad-input" });
	}
}

/**
 * Checks a text before it goes into a header; the runtime's own error would quote it.
 * @throws InputError code `bad-header`
 */
export function checkHeaderText(text: string, name: string): string {
	if (!/[^\x20-\x7e]/.test(text)) return text;
	throw new InputError(
		`${name} holds a character that cannot stand in a header. Use ASCII letters, digits and signs only.`,
		{ code: "bad-header" },
	);
}
