import type { Locale } from "@pusula/tasks";

/** The language that a text seems to be in, of those with known signs; undefined where no sign is found. */
export function findLanguage(text: string): Locale | undefined {
	return SIGNS.find((signs) => hasSigns(text, signs))?.tag;
}

/** What sets a language apart from the others. */
interface Signs {
	readonly tag: Locale;
	/** Letters that no other language here has: one is enough. */
	readonly ownLetters: RegExp;
	/** Letters that it shares: together they count as one word. */
	readonly sharedLetters: RegExp;
	/** Everyday words, in letters of another keyboard too: two are enough. */
	readonly words: RegExp;
	/** Beginnings of a text: one is enough where it is an everyday word. */
	readonly openings: RegExp;
}

function hasSigns(text: string, { ownLetters, sharedLetters, words, openings }: Signs): boolean {
	if (ownLetters.test(text)) return true;
	const count = text.match(words)?.length ?? 0;
	return count + (sharedLetters.test(text) ? 1 : 0) >= 2 || (count === 1 && openings.test(text));
}

const SIGNS: readonly Signs[] = [
	{
		tag: "tr",
		ownLetters: /[ğşıĞŞİ]/,
		sharedLetters: /[çöüÇÖÜ]/,
		words:
			/(?<=^|[^\p{L}])(?:merhaba|selam|nedir|neden|nasil|hangi|kim|kime|bir|bana|benim|ve|veya|icin|ile|misin|musun|mi|ne|kac|nerede|yaz|anlat|hava|gunaydin|tesekkurler|evet|hayir|bugun|en|kadar|gibi|ama|bu|su|o)(?=$|[^\p{L}])/giu,
		openings: /^\s*(?:merhaba|selam|nedir|günaydın|teşekkür)/i,
	},
];
