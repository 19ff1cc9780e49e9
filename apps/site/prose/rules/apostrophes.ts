import { isTurkishEnding } from "../../src/locales/grammar/turkish-suffix.ts";
import { PROPER_NAMES } from "../proper-names.ts";
import { type Finding, findingAt, type Passage, type Prose } from "../prose.ts";

/** Names that can be distinguished from the start of another word: long enough, or with a capital inside. */
const TELLING_NAMES = PROPER_NAMES.map((name) => name.split(" ").at(-1) ?? name)
	.filter((name) => /^\p{Lu}/u.test(name) && (name.length >= 5 || /\p{L}\p{Lu}/u.test(name)))
	.toSorted((a, b) => b.length - a.length);

const LOWER_NAMES: ReadonlySet<string> = new Set(PROPER_NAMES.map((name) => name.toLowerCase()));

/** Endings of proper names follow an apostrophe (`PyTorch'un`), those of common nouns do not (`modelin`). */
export function apostrophes({ passages }: Prose): readonly Finding[] {
	return passages.flatMap((passage) => [
		...findMissing(passage),
		...findNeedless(passage),
		...findCurly(passage),
	]);
}

function findMissing(passage: Passage): readonly Finding[] {
	return [
		...passage.text.matchAll(/(?<![\p{L}\p{N}/@_.-])\p{Lu}[\p{L}\p{N}]+(?![\p{L}\p{N}/@_-])/gu),
	].flatMap(({ 0: word, index }) => {
		if (LOWER_NAMES.has(word.toLowerCase())) return [];
		const name = TELLING_NAMES.find((one) => word.startsWith(one) && isTurkishEnding(word.slice(one.length)));
		if (name === undefined) return [];
		const right = `${name}'${word.slice(name.length)}`;
		return [
			findingAt(passage, index, `“${word}”: endings of a proper name follow an apostrophe, write “${right}”`),
		];
	});
}

function findNeedless(passage: Passage): readonly Finding[] {
	return [...passage.text.matchAll(/(?<![\p{L}\p{N}/@_.'-])([a-zçğıöşü]{2,})'(\p{Ll}+)/gu)].flatMap(
		({ 0: word, 1: noun = "", 2: ending = "", index }) => {
			if (LOWER_NAMES.has(noun) || !isTurkishEnding(ending)) return [];
			return [
				findingAt(
					passage,
					index,
					`“${word}”: a common noun takes its ending without an apostrophe, write “${noun}${ending}”`,
				),
			];
		},
	);
}

function findCurly(passage: Passage): readonly Finding[] {
	return [...passage.text.matchAll(/(?<=\p{L})’(?=\p{L})/gu)].map(({ index }) =>
		findingAt(passage, index, "“’” between letters: the site's apostrophe is “'”"),
	);
}
