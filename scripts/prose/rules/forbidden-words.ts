import { GLOSSARY } from "../../../apps/site/content/glossary/index.ts";
import { toLower, toTermPattern } from "../../../apps/site/src/lib/term-pattern.ts";
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
	return passages
		.filter(({ locale }) => locale === "tr")
		.flatMap((passage) => {
			const text = toLower(passage.text, "tr");
			return words.flatMap(({ word, pattern, term }) =>
				[...text.matchAll(pattern)].map((match) =>
					findingAt(
						passage,
						match.index,
						`“${passage.text.slice(match.index, match.index + match[0].length)}”: the glossary's word for “${word}” is “${term}”`,
					),
				),
			);
		});
}
