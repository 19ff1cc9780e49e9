import dictionary from "dictionary-en";
import nspell from "nspell";
import { isTurkishEnding } from "../../src/locales/grammar/turkish-suffix.ts";
import { HOMOGRAPHS } from "../homographs.ts";
import { PROPER_NAMES } from "../proper-names.ts";
import { type Finding, findingAt, HIDDEN, type Passage, type Prose } from "../prose.ts";
import { toSentences } from "../sentences.ts";

/** An ending hides an English word only behind a stem of this many letters; behind shorter ones chance decides. */
const MIN_STEM = 5;

/** A word that Turkish shares excuses its inflected forms (`bite` is `bit` with an ending) from this many letters on. */
const MIN_SHARED_STEM = 3;

/**
 * No English word appears in Turkish prose outside code and `En`. A word is English when an English dictionary knows it, with
 * or without a Turkish ending, or when it has a letter that Turkish lacks; words that Turkish shares are in `HOMOGRAPHS`,
 * names in `PROPER_NAMES`. Words with a capital inside a sentence count as names.
 */
export function englishWords({ passages }: Prose): readonly Finding[] {
	const isEnglish = readDictionary();
	return passages.flatMap((passage) =>
		listWords(passage).flatMap(({ word, index }) => {
			const lower = word.toLowerCase();
			if (!isForeign(lower, isEnglish)) return [];
			return [
				findingAt(
					passage,
					index,
					`“${word}” is English: write the Turkish word, put it into code or into <En>…</En>`,
				),
			];
		}),
	);
}

function isForeign(word: string, isEnglish: (word: string) => boolean): boolean {
	const stems = listStems(word);
	if (stems.some((stem) => isShared(stem) && (stem === word || stem.length >= MIN_SHARED_STEM))) return false;
	const foreign = stems.filter((stem) => !/[çğıöşü]/u.test(stem));
	return foreign.some(
		(stem) => /[qwx]/u.test(stem) || ((stem === word || stem.length >= MIN_STEM) && isEnglish(stem)),
	);
}

/** The word, and what remains of it without an ending that Turkish could have given it. */
function listStems(word: string): readonly string[] {
	const cuts = Array.from(word, (_, index) => index).filter(
		(cut) => cut > 1 && isTurkishEnding(word.slice(cut)),
	);
	return [word, ...cuts.map((cut) => word.slice(0, cut))];
}

function isShared(word: string): boolean {
	return HOMOGRAPHS.has(word) || NAMES.has(word);
}

/** The words of names. Words in lower case inside a name, such as “with”, stay English. */
const NAMES: ReadonlySet<string> = new Set(
	PROPER_NAMES.flatMap((name) => {
		const words = name.split(/[\s-]+/);
		return [name, ...words.filter((word) => words.length === 1 || /\p{Lu}/u.test(word))];
	}).map((word) => word.toLowerCase()),
);

/** Words in lower case, and the first words of sentences; ids, URLs and file names are no words. */
function listWords(passage: Passage): readonly { readonly word: string; readonly index: number }[] {
	return toSentences(passage).flatMap((sentence) => {
		const chunks = [...sentence.text.matchAll(/\S+/gu)];
		return chunks.flatMap(({ 0: chunk, index }, place) => {
			if (/[\d/_@\\=<>]|\p{L}[.:]\p{L}|\p{Ll}\p{Lu}/u.test(chunk) || chunk.includes(HIDDEN)) return [];
			if (/-\p{Lu}/u.test(chunk)) return [];
			const withoutEnding = chunk.replace(/(?<=\p{L})['’]\p{Ll}+/u, "");
			if (NAMES.has(withoutEnding.replace(/^\P{L}+|\P{L}+$/gu, "").toLowerCase())) return [];
			return [...withoutEnding.matchAll(/\p{L}{2,}/gu)]
				.filter(({ 0: word }) => /^\p{Ll}+$/u.test(word) || (place === 0 && isCommon(word, chunks[1]?.[0])))
				.map((match) => ({ word: match[0], index: sentence.index + index + match.index }));
		});
	});
}

/** A capital at the start of a sentence says nothing, unless the next word has one too: then both are a name. */
function isCommon(word: string, next = ""): boolean {
	return /^\p{Lu}\p{Ll}+$/u.test(word) && !/^\p{Lu}/u.test(next);
}

function readDictionary(): (word: string) => boolean {
	const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
	const known = new Map<string, boolean>();
	return (word) => {
		const answer = known.get(word) ?? speller.correct(word);
		known.set(word, answer);
		return answer;
	};
}
