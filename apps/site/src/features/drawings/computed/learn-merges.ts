/**
 * Learns pairs to merge from a text, as byte-pair encoding does: the pair that occurs side by side most often comes first,
 * of equals the one that was met first. Words are cut at spaces, and no pair crosses them.
 * Source: Sennrich, Haddow and Birch 2016, algorithm 1, https://arxiv.org/abs/1508.07909
 */
export function learnMerges(text: string, count: number): readonly (readonly [string, string])[] {
	let words = text.split(" ").map((word) => Array.from(word));
	const merges: (readonly [string, string])[] = [];
	while (merges.length < count) {
		const pair = findCommonest(words);
		if (!pair) break;
		merges.push(pair);
		words = words.map((pieces) => merge(pieces, pair));
	}
	return merges;
}

/** The pieces of a word after the merges, in their order. */
export function cutByMerges(word: string, merges: readonly (readonly [string, string])[]): readonly string[] {
	return merges.reduce<string[]>((pieces, pair) => merge(pieces, pair), Array.from(word));
}

function findCommonest(words: readonly (readonly string[])[]): readonly [string, string] | undefined {
	const counts = new Map<string, { pair: readonly [string, string]; count: number }>();
	for (const pieces of words) {
		for (const [index, right] of pieces.entries()) {
			const left = pieces[index - 1];
			if (left === undefined) continue;
			const known = counts.get(`${left} ${right}`);
			if (known) known.count += 1;
			else counts.set(`${left} ${right}`, { pair: [left, right], count: 1 });
		}
	}
	let best: { pair: readonly [string, string]; count: number } | undefined;
	for (const one of counts.values()) if (one.count > (best?.count ?? 1)) best = one;
	return best?.pair;
}

function merge(pieces: readonly string[], [left, right]: readonly [string, string]): string[] {
	const merged: string[] = [];
	for (const piece of pieces) {
		if (piece === right && merged.at(-1) === left) merged[merged.length - 1] = left + right;
		else merged.push(piece);
	}
	return merged;
}
