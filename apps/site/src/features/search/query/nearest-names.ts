import { foldText } from "../../../lib/words/turkish.ts";
import { type SearchEntry, toNames } from "../entry/search-entry.ts";
import { splitWords } from "../entry/search-words.ts";

/** Most suggestions for one query. */
const MAX_SUGGESTIONS = 3;

/** Largest part of its letters by which a word may differ from a suggested one. */
const MAX_DIFFERENCE = 0.5;

/** Kinds whose names are suggested: things with a name of their own. */
const NAMED_KINDS: ReadonlySet<string> = new Set([
	"page",
	"task",
	"provider",
	"library",
	"term",
	"metric",
	"model",
]);

/** Names near to what was typed, the nearest first. */
export type SuggestNames = (query: string) => readonly string[];

/** Makes a function that suggests names of entries which are spelled nearly like a query. */
export function buildSuggestions(entries: readonly SearchEntry[]): SuggestNames {
	const names = new Map(
		entries
			.filter(({ kind }) => NAMED_KINDS.has(kind))
			.flatMap(toNames)
			.map((name) => [toLetters(name), name]),
	);
	return (query) => {
		const typed = toLetters(query);
		if (typed.length < 3) return [];
		return [...names]
			.map(([letters, name]) => ({ name, difference: measureDifference(typed, letters) }))
			.filter(({ difference }) => difference <= MAX_DIFFERENCE)
			.toSorted((left, right) => left.difference - right.difference)
			.slice(0, MAX_SUGGESTIONS)
			.map(({ name }) => name);
	};
}

function toLetters(text: string): string {
	return splitWords(foldText(text)).join(" ");
}

/** The share of letters to add, take away or replace to make one text from the other, 0 to 1. */
function measureDifference(from: string, to: string): number {
	const longest = Math.max(from.length, to.length);
	if (Math.abs(from.length - to.length) > longest * MAX_DIFFERENCE) return 1;
	let row = Array.from({ length: to.length + 1 }, (_, place) => place);
	for (let line = 1; line <= from.length; line += 1) {
		const above = row;
		row = [line];
		for (let place = 1; place <= to.length; place += 1) {
			const isEqual = from[line - 1] === to[place - 1];
			const replaced = (above[place - 1] ?? 0) + (isEqual ? 0 : 1);
			row.push(Math.min(replaced, (above[place] ?? 0) + 1, (row[place - 1] ?? 0) + 1));
		}
	}
	return (row[to.length] ?? longest) / longest;
}
