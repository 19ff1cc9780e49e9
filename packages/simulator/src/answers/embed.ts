import type { State } from "../state/state.ts";
import { drawFrom, hashText } from "../media/random.ts";
import { foldWord, toWords } from "./tokens.ts";

/** Numbers in a vector of a model whose own count is not known, at every provider. */
const VECTOR_SIZE = 64;

/**
 * A vector for each text, from its letters alone: it holds no meaning. The vectors of an example's texts begin with the few
 * numbers that the example shows, and their answer counts as a sample, unless no more were wanted.
 * @param size numbers in each vector
 */
export function embedAll(
	{ examples, seed }: State,
	texts: readonly string[],
	size = VECTOR_SIZE,
): number[][] {
	const known = examples.resultOf("feature-extraction", { inputs: texts });
	const shown = Array.isArray(known)
		? known.map((vector) => (Array.isArray(vector) ? vector.map(Number) : []))
		: [];
	if (shown.some((vector) => vector.length !== size)) examples.reportSample();
	return texts.map((text, index) => continueVector(shown[index] ?? [], embed(text, seed, size)));
}

/**
 * A vector of length 1; texts that share letter groups and words have similar vectors.
 * Each word and each of its three-letter groups is counted at an index chosen by its hash; in a longer vector, which would be
 * nearly all 0 then, it adds a number drawn from its hash at every index.
 */
export function embed(text: string, seed: number, size = VECTOR_SIZE): number[] {
	const vector = Array.from({ length: size }, () => 0);
	const add = (place: number, value: number): void => {
		vector[place] = (vector[place] ?? 0) + value;
	};
	const count = (piece: string, weight: number): void => {
		const hash = hashText(piece, seed);
		if (size <= VECTOR_SIZE) return add(hash % size, hash & 0x10000 ? weight : -weight);
		const draw = drawFrom(hash);
		for (let place = 0; place < size; place++) add(place, weight * (draw() - 0.5));
	};
	for (const word of toWords(text).map(foldWord)) {
		count(word, 2);
		const padded = ` ${word} `;
		for (let start = 0; start + 3 <= padded.length; start++) count(padded.slice(start, start + 3), 1);
	}
	const length = Math.hypot(...vector);
	if (length === 0) return vector.map((_, index) => (index === 0 ? 1 : 0));
	return vector.map((value) => round(value / length));
}

/** The first numbers, and behind them those of another vector, scaled so that the length is 1. */
function continueVector(first: readonly number[], vector: readonly number[]): number[] {
	const rest = vector.slice(first.length);
	if (first.length === 0 || rest.length === 0) return rest.length > 0 ? rest : first.slice(0, vector.length);
	const scale = Math.sqrt(Math.max(0, 1 - Math.hypot(...first) ** 2)) / (Math.hypot(...rest) || 1);
	return [...first, ...rest.map((value) => round(value * scale))];
}

function round(value: number): number {
	return Math.round(value * 1e6) / 1e6;
}
