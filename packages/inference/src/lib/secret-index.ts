/** Characters with which every secret begins: fewer are words of any message. */
export const HEAD = 8;

/** Texts that must not show. */
export interface SecretIndex {
	/** The texts, sorted. */
	readonly texts: readonly string[];
	/** The first characters of each. */
	readonly heads: ReadonlySet<string>;
	/** How many characters of one of them are enough to be replaced: the rest may be cut off. A shorter one counts whole. */
	readonly shortest: number;
	/** What replaces them. */
	readonly placeholder: string;
}

/** An index of texts of at least HEAD characters. */
export function toIndex(texts: readonly string[], shortest: number, placeholder: string): SecretIndex {
	const heads = new Set(texts.map((text) => text.slice(0, HEAD)));
	return { texts: texts.toSorted(), heads, shortest, placeholder };
}

/**
 * How far a text reads as one of the secrets from a position on; 0 for less than is enough. Where none begins, which is nearly
 * everywhere, that is one look at the heads. Elsewhere found by bisection: of all secrets, the longest common beginning has one of
 * the two between which the text would be sorted. No comparison goes further than that beginning, which the caller skips, so a
 * search of a whole text is linear however alike the secrets are.
 */
export function lengthAt(text: string, at: number, { texts, heads, shortest }: SecretIndex): number {
	if (!heads.has(text.slice(at, at + HEAD))) return 0;
	const rest = text.slice(at);
	let low = 0;
	let high = texts.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((texts[middle] ?? "") <= rest) low = middle + 1;
		else high = middle;
	}
	const lengths = [texts[low - 1], texts[low]].map((secret = "") => {
		const length = countCommon(secret, rest);
		return length < Math.min(shortest, secret.length) ? 0 : length;
	});
	return Math.max(...lengths);
}

/** How many characters two texts have in common at their beginnings. */
function countCommon(one: string, other: string): number {
	let length = 0;
	while (length < one.length && one[length] === other[length]) length++;
	return length;
}
