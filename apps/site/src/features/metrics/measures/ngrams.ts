/** Overlap of two texts in n-grams of one size. */
export interface NgramOverlap {
	readonly size: number;
	/** N-grams of the candidate found in the reference, each at most as often as it occurs there. */
	readonly matches: number;
	/** N-grams of the candidate. */
	readonly candidate: number;
	/** N-grams of the reference. */
	readonly reference: number;
}

/** Compares the n-grams of a candidate with those of a reference. */
export function compareNgrams(
	candidate: readonly string[],
	reference: readonly string[],
	size: number,
): NgramOverlap {
	const wanted = countNgrams(reference, size);
	let matches = 0;
	for (const [ngram, count] of countNgrams(candidate, size))
		matches += Math.min(count, wanted.get(ngram) ?? 0);
	return {
		size,
		matches,
		candidate: Math.max(0, candidate.length - size + 1),
		reference: Math.max(0, reference.length - size + 1),
	};
}

/** The words of a text; a punctuation mark is a word of its own, an apostrophe belongs to its word. */
export function toWords(text: string): readonly string[] {
	return text.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|[^\s]/gu) ?? [];
}

/** Every run of `size` neighbours with the number of times it occurs. Parts are joined with a sign that no text holds. */
function countNgrams(parts: readonly string[], size: number): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (let start = 0; start + size <= parts.length; start++) {
		const ngram = parts.slice(start, start + size).join("\u0000");
		counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
	}
	return counts;
}
