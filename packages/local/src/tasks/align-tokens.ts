import type { Tokenizer } from "../types/loaded-model.ts";

/** A place in a text, in UTF-16 units: the first, and the one behind the last. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/**
 * The text of tokens, in their order, with a space where one begins a word: empty for a mark around the text, undefined where
 * the tokenizer lost it.
 */
export function readTokens(
	tokenizer: Pick<Tokenizer, "decode" | "unk_token_id">,
	ids: readonly number[],
): readonly (string | undefined)[] {
	const read = (...tokens: readonly number[]): string =>
		tokenizer.decode(tokens, { skip_special_tokens: true, clean_up_tokenization_spaces: false });
	return ids.map((id) => {
		if (id === tokenizer.unk_token_id) return undefined;
		const token = read(id);
		if (token.includes("\uFFFD")) return undefined; // a part of a letter
		const spaced = ` ${token}`; // decoders of SentencePiece drop the space before their first token
		return read(id, id) === token + spaced ? spaced : token;
	});
}

/**
 * The places of all tokens of a text, in their order. Each begins where the one before ends, so a token is never found inside
 * another word. Tokenizers change case, accents and spaces, so these do not count: where tokens begin with a
 * space, only those begin a word. Unknown tokens have the place between those around them.
 */
export function alignTokens(text: string, tokens: readonly (string | undefined)[]): readonly Span[] {
	const { letters, places } = fold(text);
	const startOf = (at: number): number => places[at] ?? text.length;
	const endOf = (at: number): number => {
		const last = places[at - 1];
		return last === undefined ? 0 : last + lengthAt(text, last);
	};
	const marksStarts = tokens.some((token) => token?.startsWith(" "));
	let from = 0;
	let isSure = true;
	const found = tokens.map((token, index) => {
		const wanted = token === undefined ? undefined : fold(token.replace(/^##(?=.)/s, "")).letters;
		if (wanted === "") return { start: endOf(from), end: endOf(from) };
		const isStart = token?.startsWith(" ") === true || tokens[index - 1] === " ";
		const isContinued = marksStarts ? !isStart : token?.startsWith("##") === true;
		const isBorder = (at: number): boolean => isContinued || isWordStart(text, startOf(at));
		const at = wanted === undefined ? -1 : findFrom(letters, wanted, { from, isSure, isBorder });
		isSure = at >= 0;
		if (wanted === undefined || at < 0) return undefined;
		from = at + wanted.length;
		return { start: startOf(at), end: endOf(from) };
	});
	return found.map((span, index) => span ?? between(text, found, index));
}

interface Search {
	readonly from: number;
	/** The token before has its place: this one follows it. */
	readonly isSure: boolean;
	readonly isBorder: (at: number) => boolean;
}

/** Where a token is: right behind the one before, else at the next border of a word, else anywhere behind. */
function findFrom(letters: string, wanted: string, { from, isSure, isBorder }: Search): number {
	if (isSure && letters.startsWith(wanted, from)) return from;
	for (let at = letters.indexOf(wanted, from); at >= 0; at = letters.indexOf(wanted, at + 1))
		if (isBorder(at)) return at;
	return letters.indexOf(wanted, from);
}

/** What lies between the known tokens around an unknown one, without the space around it. */
function between(text: string, found: readonly (Span | undefined)[], index: number): Span {
	const { end: start = 0 } = found.slice(0, index).findLast((span) => span !== undefined) ?? {};
	const next = found.slice(index).find((span) => span !== undefined && span.end > span.start);
	const gap = text.slice(start, next?.start);
	const from = start + gap.length - gap.trimStart().length;
	return { start: from, end: Math.max(from, start + gap.trimEnd().length) };
}

function isWordStart(text: string, at: number): boolean {
	return !/[\p{L}\p{N}\p{M}]$/u.test(text.slice(Math.max(0, at - 2), at));
}

/** The letters that count, and where in the text each comes from. */
function fold(text: string): { letters: string; places: readonly number[] } {
	let letters = "";
	const places: number[] = [];
	let place = 0;
	for (const letter of text) {
		const plain = letter
			.normalize("NFKD")
			.replace(/[\p{M}\s]/gu, "")
			.toLowerCase()
			.replace(/\p{M}/gu, "")
			.replaceAll("ı", "i");
		letters += plain;
		for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
		place += letter.length;
	}
	return { letters, places };
}

/** Units of the letter at a place, with the marks that belong to it. */
function lengthAt(text: string, place: number): number {
	return /^.\p{M}*/su.exec(text.slice(place))?.[0].length ?? 1;
}
