import { hashText } from "../random.ts";
import { foldWord, toWords } from "./language.ts";

/** Default length of a vector. */
const VECTOR_SIZE = 64;

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

/** Cosine similarity of two texts, from -1 to 1. */
export function similarity(left: string, right: string, seed: number): number {
	const other = embed(right, seed);
	return round(embed(left, seed).reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0));
}

function round(value: number): number {
	return Math.round(value * 1e6) / 1e6;
}
