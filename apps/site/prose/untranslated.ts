import { UNTRANSLATED } from "../src/lib/words/untranslated-mark.ts";
import type { Finding, Prose } from "./prose.ts";

/** The prose without the strings that are still to be translated: the rules of their language do not fit them yet. */
export function withoutUntranslated(prose: Prose): Prose {
	return {
		...prose,
		passages: prose.passages.filter(isTranslated),
		modelNotes: prose.modelNotes.filter(isTranslated),
	};
}

/** The findings but those on pages that are still to be translated: their title or their lead has the mark. */
export function keepTranslated(findings: readonly Finding[], { pages }: Prose): readonly Finding[] {
	const untranslated = new Set(
		pages.filter(({ passages }) => !passages.every(isTranslated)).map(({ path }) => path),
	);
	return findings.filter(({ path }) => !untranslated.has(path));
}

function isTranslated({ text }: { readonly text: string }): boolean {
	return !text.includes(UNTRANSLATED);
}
