import { type Price, priceOf, priceOfInputs, type Usage } from "./call/price.ts";

/** Share of a bound that a sum of many prices may lie off by, since most decimal fractions have no binary form. */
const DRIFT = 1e-9;

/** Digits of a sum that mean anything: those behind are of the same drift. */
const DIGITS = 12;

/** A sum of prices as people write it: 1.15, not 1.1500000000000001. */
export function roundSum(sum: number): number {
	return Number(sum.toPrecision(DIGITS));
}

/** Keeps what is spent below a bound. */
export interface Budget {
	/** There is a bound. */
	readonly isBounded: boolean;
	/** Whether one more call fits beside those that are under way. */
	readonly hasRoom: (active: number) => boolean;
	/**
	 * An account for calls of one price.
	 * @param price undefined where nothing is known of it
	 * @param mostUsed most tokens of a call in earlier runs; undefined where none were counted
	 */
	readonly open: (price: Price | undefined, mostUsed?: Usage) => Account;
	readonly spent: () => number;
	/** There is a bound, and a call that may have been billed cost nobody knows what: what is spent is no longer known. */
	readonly isBlind: () => boolean;
}

/** What calls of one price cost. */
export interface Account {
	/** Records what a call cost, and returns it; undefined where it is not known. */
	readonly spend: (usage: Usage | undefined) => number | undefined;
	/**
	 * Records that a call has no result and may have been billed nevertheless, and returns what it is counted as: the dearest
	 * so far, and no less than its inputs.
	 */
	readonly doubt: (args: object) => number | undefined;
}

/**
 * A budget by prices that the user gave. Before the cost of the first call of each account is known, one runs alone; after
 * that every call under way is counted as the dearest so far.
 * @param maxPrice greatest sum; undefined for none
 * @param before what was spent in earlier runs
 */
export function createBudget(maxPrice: number | undefined, before: number): Budget {
	let spent = before;
	let isBlind = false;
	/** The dearest call of each account; undefined before the first. */
	const dearest: (number | undefined)[] = [];
	return {
		isBounded: maxPrice !== undefined,
		hasRoom: (active) => {
			if (maxPrice === undefined) return true;
			const isKnown = !dearest.includes(undefined);
			if (!isKnown && (active > 0 || spent >= maxPrice)) return false;
			return spent + Math.max(0, ...dearest.map((cost = 0) => cost)) * (active + 1) <= maxPrice * (1 + DRIFT);
		},
		open: (price, mostUsed) => {
			const place = dearest.push(price && priceOf(price, mostUsed)) - 1;
			return {
				spend: (usage) => {
					const cost = price && priceOf(price, usage);
					if (maxPrice !== undefined && cost === undefined) isBlind = true;
					if (cost === undefined) return undefined;
					spent += cost;
					dearest[place] = Math.max(dearest[place] ?? 0, cost);
					return cost;
				},
				doubt: (args) => {
					if (maxPrice !== undefined && dearest[place] === undefined) isBlind = true;
					const cost =
						price && Math.max(dearest[place] ?? 0, priceOfInputs(price, JSON.stringify(args).length));
					spent += cost ?? 0;
					return cost;
				},
			};
		},
		spent: () => spent,
		isBlind: () => isBlind,
	};
}
