import type { AllowedDifference } from "./allowed-differences.ts";
import type { Difference } from "./compare.ts";
import type { ScenarioName } from "./scenario.ts";

/** An entry of the table, and the place in it, that allow a difference of a scenario. */
export interface Allowance {
	readonly entry: AllowedDifference;
	readonly where: string;
}

/** The first entry of the table that allows a difference, or undefined. */
export function findAllowed(
	table: readonly AllowedDifference[],
	name: ScenarioName,
	{ where, theirs }: Difference,
): Allowance | undefined {
	const entry = table.find(
		(one) =>
			matches(one.where, where) &&
			matches(one.against && [one.against], name.against) &&
			matches(one.provider, name.provider) &&
			matches(one.task, name.task) &&
			matches(one.key, name.key) &&
			matches(one.variant, name.variant) &&
			matches(one.theirs, String(theirs)),
	);
	const place = entry?.where.find((text) => matches([text], where));
	return entry && place !== undefined ? { entry, where: place } : undefined;
}

function matches(texts: readonly string[] | undefined, value: string): boolean {
	return texts === undefined || texts.some((text) => toPattern(text).test(value));
}

function toPattern(text: string): RegExp {
	const parts = text.split("*").map((part) => part.replace(/[$()+.?[\\\]^{|}]/g, "\\$&"));
	return new RegExp(`^${parts.join(".*")}$`, "s");
}
