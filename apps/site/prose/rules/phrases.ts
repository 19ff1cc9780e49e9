import { type Finding, findingAt, HIDDEN, type Prose } from "../prose.ts";
import { ENGLISH_PHRASES } from "./phrases/english-phrases.ts";
import { TURKISH_PHRASES } from "./phrases/turkish-phrases.ts";
import { TURKISH_TERMS } from "./phrases/turkish-terms.ts";

const PHRASES = [...TURKISH_PHRASES, ...TURKISH_TERMS, ...ENGLISH_PHRASES];

/** No phrase of the list appears in prose, nor in what the programs show: each was once read as something else. */
export function phrases({ passages, guides }: Prose): readonly Finding[] {
	const shown = guides.flatMap(({ path, locale, sentences }) =>
		sentences.map((sentence) => ({ path, locale, ...sentence })),
	);
	return [...passages, ...shown].flatMap((passage) =>
		PHRASES.filter(
			({ locale, except, lets }) =>
				locale === passage.locale && !except?.test(passage.path) && !lets?.test(passage.text),
		).flatMap(({ pattern, advice }) =>
			[...passage.text.matchAll(pattern)].map((match) =>
				findingAt(passage, match.index, `“${match[0].replaceAll(HIDDEN, "…")}”: ${advice}`),
			),
		),
	);
}
