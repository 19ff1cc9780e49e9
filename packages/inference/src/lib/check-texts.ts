import { InputError } from "../errors.ts";
import { kindOf } from "./read.ts";

/**
 * Checks arguments that are texts: programs without types may pass anything. Absent ones are left to others.
 * @throws InputError code `bad-input`
 */
export function checkTexts(values: Readonly<Record<string, unknown>>): void {
	for (const [name, value] of Object.entries(values))
		if (typeof (value ?? "") !== "string")
			throw new InputError(`${name} must be a string, got ${kindOf(value)}.`, { code: "bad-input" });
}
