import passes from "../../../../generated/model-pass.json" with { type: "json" };
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type Bar, bars } from "../parts/bars.ts";
import { note } from "../parts/label.ts";
import { column } from "../parts/layout.ts";
import type { Part } from "../parts/shapes.ts";
import { markEdges, type Token } from "../parts/tokens.ts";
import { printNumber, printPercent } from "./print-number.ts";

/** What the shipped small model made of a text in each language: its tokens, the next ones and the last layer's attention. */
export const MODEL_PASSES = passes;

/** The tokens of the text; that which begins every text is called by a word. */
export function listTokens(locale: Locale, boundary: string): readonly Token[] {
	return passes[locale].tokens.map((text) => (text === "" ? { text: boundary, look: "ghost" } : { text }));
}

/**
 * The most probable next tokens at a temperature as bars, and all others in a line below them.
 * @param full the probability whose bar is as long as there is room
 * @param others words for the others, with `{count}` and `{percent}`
 */
export function nextBars(
	locale: Locale,
	temperature: number,
	{ full, width, others }: { readonly full: number; readonly width: number; readonly others: string },
): Part {
	const { next, others: rest } = passes[locale];
	const place = passes.temperatures.indexOf(temperature);
	const rows = next.map(({ token, probabilities }): Bar => {
		const probability = probabilities[place] ?? Number.NaN;
		const text = printPercent(probability, locale);
		return { label: markEdges(token), mono: true, value: probability / full, text };
	});
	const words = fill(others, {
		count: printNumber(rest.count, locale),
		percent: printPercent(rest.probabilities[place] ?? Number.NaN, locale),
	});
	return column([bars(rows, width, { line: 24 }), note(words)], 6);
}

/** The probability of the most probable next token at a temperature. */
export function highestNext(locale: Locale, temperature: number): number {
	const place = passes.temperatures.indexOf(temperature);
	return passes[locale].next[0]?.probabilities[place] ?? Number.NaN;
}
