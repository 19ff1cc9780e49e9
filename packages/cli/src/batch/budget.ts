import { type Price, priceOf } from "./price.ts";

/** Keeps what is spent below a bound. */
export interface Budget {
	/** Whether one more call fits beside those that are under way. */
	readonly hasRoom: (active: number) => boolean;
	/** Records what a call cost, and returns it; undefined where it is not known. */
	readonly spend: (usage: Parameters<typeof priceOf>[1]) => number | undefined;
	/** Records that a call failed which may have been billed nevertheless, and returns its price. */
	readonly spendFailed: () => number | undefined;
	readonly spent: () => number;
	/** There is a bound, and a reply came without token counts: what is spent is no longer known. */
	readonly isBlind: () => boolean;
}

/**
 * A budget by prices that the user gave. Before the cost of the first call is known, one runs alone; after that every call
 * under way is counted as the dearest so far.
 * @param most greatest sum; undefined for none
 * @param before what was spent in earlier runs
 */
export function createBudget(price: Price | undefined, most: number | undefined, before: number): Budget {
	let spent = before;
	let dearest = price?.kind === "call" ? price.each : undefined;
	let isBlind = false;
	return {
		hasRoom: (active) => {
			if (most === undefined) return true;
			if (dearest === undefined) return active === 0 && spent < most;
			return spent + dearest * (active + 1) <= most * (1 + Number.EPSILON);
		},
		spend: (usage) => {
			const cost = price && priceOf(price, usage);
			if (most !== undefined && cost === undefined) isBlind = true;
			if (cost === undefined) return undefined;
			spent += cost;
			dearest = Math.max(dearest ?? 0, cost);
			return cost;
		},
		spendFailed: () => {
			if (price?.kind !== "call") return undefined;
			spent += price.each;
			return price.each;
		},
		spent: () => spent,
		isBlind: () => isBlind,
	};
}
