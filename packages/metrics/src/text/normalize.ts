/** What `normalizeText` makes equal before texts are compared. */
export interface NormalizeOptions {
	/**
	 * `keep` (default) leaves letters as they are. `turkish` makes I small as ı and İ as i. `general` makes I small as i,
	 * and İ as i with a dot above (U+0307), which is Unicode's rule outside Turkish and Azeri.
	 */
	readonly case?: "keep" | "turkish" | "general";
	/**
	 * `keep` (default), or `drop`: punctuation marks become spaces, except a mark between two digits (3,5; 12.03.2024;
	 * 10:30), a minus sign before a digit, and apostrophes, which have their own option.
	 */
	readonly punctuation?: "keep" | "drop";
	/**
	 * The apostrophe between letters or digits, as before the suffix of a Turkish proper name. `unify` (default) writes
	 * each kind as `'`; `drop` joins both sides (İstanbulda); `cut` removes what follows it (İstanbul), which suits Turkish
	 * only: it would leave "don" of "don't".
	 */
	readonly apostrophes?: "unify" | "drop" | "cut";
}

const APOSTROPHE = /(?<=[\p{L}\p{M}\p{N}])['’‘ʼ＇](?=[\p{L}\p{N}])/gu;
const SUFFIX = /(?<=[\p{L}\p{M}\p{N}])'[\p{L}\p{M}\p{N}]+/gu;
const DROPPED = /(?<!\p{N})(?!-\p{N})[\p{P}\p{S}]|(?<=\p{N})[\p{P}\p{S}](?!\p{N})/gu;
const KEPT = "\uE000";

/**
 * A text in one spelling: Unicode's composed form (NFC), runs of white space as one space, none at either end, and what
 * `options` adds. Numbers are left as they are written: `1.250` and `1250` stay different.
 * @param text Any text.
 * @param options What else is made alike; all optional.
 * @example
 * normalizeText(" Ağrı  DAĞI ", { case: "turkish" }); // "ağrı dağı"
 */
export function normalizeText(text: string, options: NormalizeOptions = {}): string {
	const unified = text.normalize("NFC").replace(APOSTROPHE, "'");
	const cased = changeCase(unified, options.case ?? "keep");
	const joined = changeApostrophes(cased, options.apostrophes ?? "unify");
	const bare = options.punctuation === "drop" ? dropPunctuation(joined) : joined;
	return bare.replace(/\s+/gu, " ").trim();
}

/**
 * What suits the comparison of Turkish answers and transcripts: small letters by the Turkish rule, punctuation dropped.
 * @param text A text in Turkish.
 * @example
 * normalizeTurkish("IĞDIR, İZMİR!"); // "ığdır izmir"
 */
export function normalizeTurkish(text: string): string {
	return normalizeText(text, { case: "turkish", punctuation: "drop" });
}

function changeCase(text: string, rule: "keep" | "turkish" | "general"): string {
	if (rule === "keep") return text;
	// the general rule, which most languages' own functions go by, leaves i and a dot above of İ
	return (rule === "turkish" ? text.replace(/İ|i\u0307/gu, "i").replace(/I/gu, "ı") : text).toLowerCase();
}

function changeApostrophes(text: string, rule: "unify" | "drop" | "cut"): string {
	if (rule === "unify") return text;
	return text.replace(rule === "cut" ? SUFFIX : APOSTROPHE, "");
}

function dropPunctuation(text: string): string {
	return text.replace(APOSTROPHE, KEPT).replace(DROPPED, " ").replaceAll(KEPT, "'");
}
