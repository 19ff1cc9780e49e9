import { InputError } from "../errors.ts";
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

/** A list as it is, and anything else as the list of it alone. `flat` takes several times longer. */
export function toList<T>(value: T | readonly T[]): readonly T[] {
	return Array.isArray(value) ? value : [value as T]; // what is no list is one of its items
}

/**
 * Checks fields that are texts: programs without types may pass anything. Absent ones are left to others.
 * @throws InputError code `bad-input`
 */
export function checkTexts<Values extends object>(
	values: Values,
	names: readonly (string & keyof Values)[],
): void {
	for (const name of names)
		if (typeof (values[name] ?? "") !== "string")
			throw new InputError(`${name} must be a string, got ${kindOf(values[name])}.`, { code: "bad-input" });
}

/**
 * Checks a text before it goes into a header; the runtime's own error would quote it.
 * @throws InputError code `bad-header`
 */
export function checkHeaderText(text: string, name: string): string {
	if (/^[\x20-\x7e]*$/.test(text)) return text;
	throw new InputError(
		`${name} holds a character that cannot stand in a header. Use ASCII letters, digits and signs only.`,
		{ code: "bad-header" },
	);
}
