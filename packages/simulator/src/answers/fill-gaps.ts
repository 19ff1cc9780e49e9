import { hashText, hex } from "../random.ts";
import { looksTurkish } from "./language.ts";

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

const EN = [
	"the",
	"good",
	"new",
	"big",
	"small",
	"best",
	"right",
	"next",
	"Paris",
	"London",
	"life",
	"happiness",
] as const;
const TR = [
	"güzel",
	"iyi",
	"yeni",
	"büyük",
	"küçük",
	"en",
	"doğru",
	"İstanbul",
	"Ankara",
	"hayat",
	"mutluluk",
	"bir",
] as const;

/** Fillings for every gap, best first; one list a gap. Gaps other than the one filled stay as they are. */
export function fillGaps(text: string, count: number, targets: readonly string[] = []): Filling[][] {
	const mask = MASKS.find((mark) => text.includes(mark));
	if (mask === undefined) return [];
	const pieces = text.split(mask);
	const known = knownFillings(text);
	return pieces.slice(1).map((_, gap) => {
		const candidates = targets.length > 0 ? targets : [...known, ...(looksTurkish(text) ? TR : EN)];
		const rank = (word: string): number =>
			(known.includes(word) ? -known.length + known.indexOf(word) : 1) * 1000 +
			(hashText(text + gap + word) % 997);
		const ranked = [...new Set(candidates)]
			.toSorted((left, right) => rank(left) - rank(right))
			.slice(0, count);
		return ranked.map((word, index) => ({
			score: Math.round(0.6 * 0.45 ** index * 1e6) / 1e6,
			token: Number.parseInt(hex(hashText(word)).slice(0, 4), 16),
			token_str: word,
			sequence: pieces.reduce((joined, piece, place) => joined + (place === gap + 1 ? word : mask) + piece),
		}));
	});
}

/** Fillings for well-known sentences. */
function knownFillings(text: string): readonly string[] {
	if (/capital of france|fransa.*başkent/i.test(text)) return ["Paris", "Lyon"];
	if (/goal of life|hayatın (?:anlamı|amacı)/i.test(text))
		return looksTurkish(text) ? ["mutluluk", "sevgi"] : ["happiness", "love"];
	if (/barked|havla/i.test(text)) return looksTurkish(text) ? ["kediye", "gece"] : ["man", "cat"];
	return [];
}
