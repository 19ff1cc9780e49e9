import type { State } from "../state/state.ts";
import { hashText } from "../media/random.ts";
import { foldWord, toWords } from "./language.ts";

/** Default length of a vector. */
const VECTOR_SIZE = 64;

/** The vectors of an example's texts; of any others a vector for each, from its letters alone: it holds no meaning. */
export function embedAll({ examples, seed }: State, texts: readonly string[], size?: number): number[][] {
	const known = examples.find("feature-extraction", { inputs: texts, parameters: { dimensions: size } });
	if (Array.isArray(known)) return known.map((vector) => (Array.isArray(vector) ? vector.map(Number) : []));
	return texts.map((text) => embed(text, seed, size));
}

/**
 * A vector of length 1; texts that share letter groups and words have similar vectors.
 * Each word and each of its three-letter groups is counted at an index chosen by its hash.
 */
export function embed(text: string, seed: number, size = VECTOR_SIZE): number[] {
	const vector = Array.from({ length: size }, () => 0);
	const count = (piece: string, weight: number): void => {
		const hash = hashText(piece, seed);
		const place = hash % size;
		vector[place] = (vector[place] ?? 0) + (hash & 0x10000 ? weight : -weight);
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

function round(value: number): number {
	return Math.round(value * 1e6) / 1e6;
}
