import { GLOSSARY } from "../../content/glossary/index.ts";
import type { Locale } from "../../src/lib/locale.ts";
import { toLower, toTermPattern } from "../../src/lib/words/term-pattern.ts";

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
 * The terms that a page explains.
 * @param taskId The task whose article the page is; its own words with an everyday meaning are explained there too.
 */
export function listExplainedTerms(locale: Locale, taskId?: string): readonly ExplainedTerm[] {
	return GLOSSARY.filter(
		({ explained, tasks = [] }) =>
			explained === "everywhere" || (explained === "in-tasks" && tasks.some((id) => id === taskId)),
	).map((term) => ({ id: term.id, pattern: toTermPattern(term[locale].term, locale) }));
}

/** Longer names that may hold a term without meaning it: `gradyan artırma` is not about `gradyan`. */
export function listLongerNames(locale: Locale): readonly RegExp[] {
	return GLOSSARY.flatMap((term) => [term[locale].term, ...(term[locale].also ?? [])])
		.filter((name) => name.includes(" "))
		.map((name) => toTermPattern(name, locale));
}

/** The first use of each term in a text, in order; a use inside a longer name of the glossary is left out. */
export function findTermMarks(
	text: string,
	locale: Locale,
	terms: readonly ExplainedTerm[],
	longerNames: readonly RegExp[],
): readonly TermMark[] {
	const lowered = toLower(text, locale);
	const uses = terms.flatMap(({ id, pattern }) =>
		[...lowered.matchAll(pattern)].map((match) => toRange(match, id)),
	);
	if (uses.length === 0) return [];
	const names = longerNames.flatMap((pattern) =>
		[...lowered.matchAll(pattern)].map((match) => toRange(match, "")),
	);
	const free = uses
		.filter((use) => !names.some((name) => contains(name, use)))
		.toSorted((a, b) => a.start - b.start);
	return free.filter(({ id }, place) => free.findIndex((one) => one.id === id) === place);
}

function toRange(match: RegExpExecArray, id: string): TermMark {
	return { id, start: match.index, end: match.index + match[0].length };
}

/** True when `outer` holds `inner` and more. */
function contains(outer: TermMark, inner: TermMark): boolean {
	const isAround = outer.start <= inner.start && inner.end <= outer.end;
	return isAround && outer.end - outer.start > inner.end - inner.start;
}
