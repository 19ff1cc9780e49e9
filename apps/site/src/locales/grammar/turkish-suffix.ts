/** Suffixes of Turkish nouns, in their order, with all vowel harmonies. */
const SLOTS: readonly string[] = [
	// Derivation: -lı, -lık, -sız, -sal. -cı makes a word of its own: an “istemci” is no “istem”.
	"(?:l[ıiuü][kğ]?|s[ıiuü]z(?:l[ıiuü][kğ])?|s[ae]l)?",
	// Number.
	"(?:l[ae]r)?",
	// Possession: -(s)ı, -(ı)m, -(ı)n, -(ı)mız, -(ı)nız.
	"(?:s?[ıiuü]|[ıiuü]?[mn](?:[ıiuü]z)?)?",
	// Case: -(y)ı, -(y)a, -da, -dan, -(n)ın, -(y)la, -ca.
	"(?:[yn]?[ıiuü]|[yn]?[ae]|n?[dt][ae]n?|n?[ıiuü]n|y?l[ae]|n?[cç][ae])?",
	// -ki, which can be inflected once more, as in "modeldekinin".
	"(?:ki(?:l[ae]r)?(?:n[ıi]n?|n[ae]|n?d[ae]n?)?)?",
	// Being: -dır, -ken, -sa.
	"(?:[dt][ıiuü]r|y?ken|y?s[ae])?",
];

/** The source of a pattern for the endings of a Turkish noun; matches no ending too. */
const ENDINGS = SLOTS.join("");

const ALL_ENDINGS = /* @__PURE__ */ new RegExp(`^${ENDINGS}$`, "u");

/** The source of a pattern for what may follow a Turkish noun: nothing, or endings, with or without an apostrophe. */
export const ENDINGS_SOURCE = ["['’]?", ...SLOTS].join("");

/** True for what can follow a Turkish noun: `nin`, `lerinden`, `siz`. Lower case, no apostrophe, not empty. */
export function isTurkishEnding(text: string): boolean {
	return text !== "" && ALL_ENDINGS.test(text);
}

/** The word with its last sound as it is before a vowel, when it changes: `belirtec` for `belirteç`. */
export function soften(word: string): string | undefined {
	const softened = word.replace(/nk$/u, "ng").replace(/[çptk]$/u, (sound) => SOFT[sound] ?? sound);
	return softened === word ? undefined : softened;
}

const SOFT: Readonly<Record<string, string>> = { ç: "c", p: "b", t: "d", k: "ğ" };
