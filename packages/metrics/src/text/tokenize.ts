/**
 * The words of a text: a punctuation mark is a word of its own, an apostrophe belongs to its word.
 * @param text Any text.
 * @example
 * toWords("Ankara'da, bugün!"); // ["Ankara'da", ",", "bugün", "!"]
 */
export function toWords(text: string): readonly string[] {
	return text.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|[^\s]/gu) ?? [];
}

/** The parts of a text between white space. */
export function splitSpaces(text: string): readonly string[] {
	return text.trim() === "" ? [] : text.trim().split(/\s+/u);
}

/**
 * Tokens as BLEU counts them by default: the tokenizer `13a` of sacrebleu, after mteval-v13a. ASCII punctuation is
 * alone, apart from `'` and a full stop, comma or dash inside a number. Source: https://github.com/mjpost/sacrebleu
 * @param text Any text.
 * @example
 * tokenize13a("It costs 1.5 TL, doesn't it?"); // ["It", "costs", "1.5", "TL", ",", "doesn't", "it", "?"]
 */
export function tokenize13a(text: string): readonly string[] {
	const plain = text
		.trimEnd()
		.replaceAll("<skipped>", "")
		.replaceAll("-\n", "")
		.replaceAll("\n", " ")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">");
	return splitSpaces(
		` ${plain} `
			.replace(/[!-&(-+/:-@[-`{-~]/gu, " $& ")
			.replace(/([^0-9])([.,])/gu, "$1 $2 ")
			.replace(/([.,])([^0-9])/gu, " $1 $2")
			.replace(/([0-9])(-)/gu, "$1 $2 "),
	);
}

/**
 * Tokens as ROUGE counts them by default: runs of letters, combining marks and digits, in small letters by Unicode's
 * general rule. On ASCII text these are the tokens of rouge-score without a stemmer; that library drops every other
 * letter, so that Turkish words fall apart in it.
 * @param text Any text.
 * @example
 * toRougeWords("Ankara'da 3 gün"); // ["ankara", "da", "3", "gün"]
 */
export function toRougeWords(text: string): readonly string[] {
	return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
