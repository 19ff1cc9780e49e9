import { GLOSSARY } from "../../content/glossary/index.ts";
import { toLower, toTermPattern } from "../../src/lib/words/term-pattern.ts";
import { PROPER_NAMES } from "../proper-names.ts";
import { type Finding, findingAt, type Prose } from "../prose.ts";

interface ForbiddenWord {
	readonly word: string;
	readonly pattern: RegExp;
	readonly term: string;
}

/** One Turkish word for each idea: the words that the glossary forbids do not occur, whatever their endings. */
export function forbiddenWords({ passages }: Prose): readonly Finding[] {
	const words = GLOSSARY.flatMap(({ forbidden = [], tr }) =>
		forbidden.map((word): ForbiddenWord => ({ word, pattern: toTermPattern(word, "tr"), term: tr.term })),
	);
	return passages.flatMap((passage) => {
		const text = toLower(passage.text, "tr");
		// Words that are not there are left out first: matchAll copies its pattern each time, a search does not.
		const found = words.filter(({ pattern }) => text.search(pattern) >= 0);
		return found.flatMap(({ word, pattern, term }) =>
			[...text.matchAll(pattern)]
				.filter((match) => !isInName(passage.text, match))
				.map((match) =>
					findingAt(
						passage,
						match.index,
						`“${passage.text.slice(match.index, match.index + match[0].length)}”: the glossary's word for “${word}” is “${term}”`,
					),
				),
		);
	});
}

const LONG_NAMES = PROPER_NAMES.filter((name) => name.includes(" "));

/** Part of a name of several words, such as “Vision Encoder decoder”. */
function isInName(text: string, { 0: found, index }: RegExpExecArray): boolean {
	const word = text.slice(index, index + found.length);
	return LONG_NAMES.some((name) => {
		const place = name.indexOf(word);
		return place >= 0 && text.startsWith(name, index - place);
	});
}
