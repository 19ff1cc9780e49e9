/** One filling of a gap. */
export interface Filling {
	readonly score: number;
	readonly token: number;
	readonly token_str: string;
	/** The whole text with the gap filled. */
	readonly sequence: string;
}

/** The marks that models use for a gap. */
export const MASKS = ["[MASK]", "<mask>"] as const;

/** The words in every gap, with equal shares; one list a gap. Gaps other than the one filled stay as they are. */
export function sampleFillings(text: string, words: readonly string[]): Filling[][] {
	const mask = MASKS.find((mark) => text.includes(mark));
	if (mask === undefined) return [];
	const pieces = text.split(mask);
	return pieces.slice(1).map((_, gap) =>
		words.map((word) => ({
			score: 1 / words.length,
			token: 0,
			token_str: word,
			sequence: pieces.reduce((joined, piece, place) => joined + (place === gap + 1 ? word : mask) + piece),
		})),
	);
}
