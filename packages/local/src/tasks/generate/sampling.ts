import { random as unseeded } from "../../lib/random.ts";
import { type Fields, numberOf } from "../parts/runner.ts";

/** How the next token is chosen from the scores of all tokens. */
export interface Sampling {
	/** Below 1 prefers the likely ones, above 1 evens them out. 0 takes the best one each time. */
	readonly temperature: number;
	/** Only so many of the best ones; 0 for all. */
	readonly topK: number;
	/** Only the best ones that together have this share of the probability. */
	readonly topP: number;
	/** Divides the scores of tokens that occur in the text already. 1 for none. */
	readonly repetitionPenalty: number;
	/** Taken from the score of a generated token for each time it was generated. */
	readonly frequencyPenalty: number;
	/** Taken from the score of a generated token once. */
	readonly presencePenalty: number;
	/** A number from 0 to below 1. */
	readonly random: () => number;
}

/**
 * How tokens are chosen: by the call, else by the model's own settings; without either the best token is taken each
 * time. A `seed` makes a call repeatable: `toRandom` gives the same numbers for the same one.
 */
export function readSampling(call: Fields, own: Fields, toRandom: (seed: number) => () => number): Sampling {
	const named = (name: string): number | undefined => numberOf(call, name);
	const setting = (name: string, otherwise: number): number =>
		named(name) ?? numberOf(own, name) ?? otherwise;
	const isNamed = ["temperature", "top_p", "top_k", "seed"].some((name) => named(name) !== undefined);
	const samples = call["do_sample"] ?? (isNamed || own["do_sample"] === true);
	const seed = named("seed");
	return {
		temperature: samples === true ? setting("temperature", 1) : 0,
		topK: setting("top_k", 0),
		topP: setting("top_p", 1),
		repetitionPenalty: setting("repetition_penalty", 1),
		frequencyPenalty: setting("frequency_penalty", 0),
		presencePenalty: setting("presence_penalty", 0),
		random: seed === undefined ? unseeded : toRandom(seed),
	};
}

/** The tokens of a text so far. */
export interface SoFar {
	readonly all: readonly number[];
	readonly generated: readonly number[];
}

/** The next token, from the raw scores of all tokens. The scores are left as they are. */
export function chooseToken(scores: ArrayLike<number>, so: SoFar, sampling: Sampling): number {
	const values = Float64Array.from(scores);
	penalize(values, so, sampling);
	const { temperature, topK, topP, random } = sampling;
	if (temperature <= 0) return bestOf(values);
	const order = Array.from(values, (_value, index) => index)
		.filter((index) => values[index] !== -Infinity)
		.toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0))
		.slice(0, topK > 0 ? topK : undefined);
	const most = values[order[0] ?? 0] ?? 0;
	const powers = order.map((index) => Math.exp(((values[index] ?? 0) - most) / temperature));
	const kept = countShare(powers, topP);
	const sum = powers.slice(0, kept).reduce((total, power) => total + power, 0);
	let left = random() * sum;
	for (let at = 0; at < kept; at += 1) {
		left -= powers[at] ?? 0;
		if (left < 0) return order[at] ?? 0;
	}
	return order[kept - 1] ?? 0;
}

function penalize(
	values: Float64Array,
	{ all, generated }: SoFar,
	{ repetitionPenalty, frequencyPenalty, presencePenalty }: Sampling,
): void {
	if (repetitionPenalty !== 1) {
		for (const token of new Set(all)) {
			const value = values[token] ?? 0;
			values[token] = value < 0 ? value * repetitionPenalty : value / repetitionPenalty;
		}
	}
	if (frequencyPenalty === 0 && presencePenalty === 0) return;
	for (const token of new Set(generated)) values[token] = (values[token] ?? 0) - presencePenalty;
	for (const token of generated) values[token] = (values[token] ?? 0) - frequencyPenalty;
}

function bestOf(values: Float64Array): number {
	let best = 0;
	for (let index = 1; index < values.length; index += 1)
		if ((values[index] ?? 0) > (values[best] ?? 0)) best = index;
	return best;
}

/** How many of the best ones together have a share of the whole; at least one. */
function countShare(powers: readonly number[], share: number): number {
	if (share >= 1) return powers.length;
	const wanted = share * powers.reduce((total, power) => total + power, 0);
	let sum = 0;
	const last = powers.findIndex((power) => (sum += power) >= wanted);
	return last < 0 ? powers.length : last + 1;
}
