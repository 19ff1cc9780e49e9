import { Problem } from "../lib/problem.ts";
import type { Fields } from "./parts/runner.ts";

/** Parameters that would change what is meant and that are not followed, each with the values that are followed all the same. */
export type Unread = Readonly<Record<string, readonly unknown[]>>;

/**
 * Checks that a call sets no parameter that would be left out.
 * @param words Who does not follow it, with the verb, and what can be done instead.
 * @throws Problem `bad-input`
 */
export function checkUnread(
	given: Fields,
	unread: Unread,
	{ who, advice }: { readonly who: string; readonly advice: string },
): void {
	for (const [name, known] of Object.entries(unread)) {
		const value = given[name];
		if (isEmpty(value) || known.includes(value)) continue;
		const others = known.map((one) => JSON.stringify(one)).join(", ");
		throw new Problem(
			"bad-input",
			`${who} not follow ${name}${others && `, other than ${others}`}. Leave it out, or ${advice}.`,
		);
	}
}

/** True for a value that says nothing. */
function isEmpty(value: unknown): boolean {
	if (value === undefined || value === null || value === "") return true;
	return typeof value === "object" && Object.keys(value).length === 0;
}
