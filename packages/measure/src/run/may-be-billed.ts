import { peek } from "../results/peek.ts";

/**
 * True for a failed call that may be billed nevertheless: one of its attempts says so.
 * @param error What a call of `@pusula/inference` threw.
 * @example
 * mayBeBilled({ attempts: [{ mayBeBilled: false }, { mayBeBilled: true }] }); // true
 */
export function mayBeBilled(error: unknown): boolean {
	const attempts = peek(error, "attempts");
	return Array.isArray(attempts) && attempts.some((attempt) => peek(attempt, "mayBeBilled") === true);
}
