import { InputError } from "../errors.ts";
import { kindOf } from "./read.ts";

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
