import { GLOSSARY } from "../content/glossary/index.ts";
import type { Locale } from "../src/lib/locale.ts";
import { toLower, toTermPattern } from "../src/lib/term-pattern.ts";

/** A term that texts explain where they first use it. */
export interface ExplainedTerm {
	readonly id: string;
	readonly pattern: RegExp;
}

/** A use of a term in a text: `text.slice(start, end)`. */
export interface TermMark {
	readonly id: string;
	readonly start: number;
	readonly end: number;
}

/**
 * The terms that a page explains, longer names first.
 * @param taskId The task whose article the page is; its own words with an everyday meaning are explained there too.
 */
export function listExplainedTerms(locale: Locale, taskId?: string): readonly ExplainedTerm[] {
	return GLOSSARY.filter(
		({ explained, tasks = [] }) =>
			explained === "everywhere" || (explained === "in-tasks" && tasks.some((id) => id === taskId)),
	)
		.toSorted((a, b) => b[locale].term.length - a[locale].term.length)
		.map((term) => ({ id: term.id, pattern: toTermPattern(term[locale].term, locale) }));
}

/** The first use of each term in a text, in order; uses that overlap a longer term's are left out. */
export function findTermMarks(
	text: string,
	locale: Locale,
	terms: readonly ExplainedTerm[],
): readonly TermMark[] {
	const lowered = toLower(text, locale);
	const marks: TermMark[] = [];
	for (const { id, pattern } of terms) {
		for (const match of lowered.matchAll(pattern)) {
			const mark = { id, start: match.index, end: match.index + match[0].length };
			if (marks.some(({ start, end }) => mark.start < end && start < mark.end)) continue;
			marks.push(mark);
			break;
		}
	}
	return marks.toSorted((a, b) => a.start - b.start);
}
