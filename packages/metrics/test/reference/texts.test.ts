import { expect, test } from "vitest";
import {
	anls,
	anlsContributions,
	bleu,
	cer,
	chrf,
	crossEntropy,
	type ErrorRate,
	exactMatch,
	normalizeSquad,
	perplexity,
	rouge,
	tokenF1,
	tokenize13a,
	wer,
} from "../../src/index.ts";
import { CASES, listDifferences } from "./read-cases.ts";

test.each(CASES.tokenize13a)("tokens as sacrebleu's 13a: $text", ({ text, tokens }) => {
	expect(tokenize13a(text)).toEqual(tokens);
});

test.each(CASES.bleu)("BLEU as sacrebleu's (%#)", ({ predictions, references, scores, ...one }) => {
	const mine = bleu(predictions, references);
	expect([mine.matches, mine.totals]).toEqual([one.matches, one.totals]);
	expect([mine.predictionLength, mine.referenceLength]).toEqual(one.lengths);
	expect(listDifferences(mine.brevityPenalty, one.brevityPenalty)).toEqual([]);
	expect(
		listDifferences(
			mine.precisions.map((share) => 100 * share),
			one.precisions,
		),
	).toEqual([]);
	expect(listDifferences(100 * mine.score, scores.exp)).toEqual([]);
	expect(
		listDifferences(100 * bleu(predictions, references, { smoothing: "none" }).score, scores.none),
	).toEqual([]);
	expect(
		listDifferences(100 * bleu(predictions, references, { effectiveOrder: true }).score, scores.effective),
	).toEqual([]);
});

test.each(CASES.chrf)("chrF and chrF++ as sacrebleu's (%#)", ({ predictions, references, scores }) => {
	expect(listDifferences(100 * chrf(predictions, references).score, scores[0])).toEqual([]);
	expect(listDifferences(100 * chrf(predictions, references, { wordOrder: 2 }).score, scores[1])).toEqual([]);
	expect(
		listDifferences(100 * chrf(predictions, references, { characterOrder: 4, beta: 1 }).score, scores[2]),
	).toEqual([]);
});

test.each(CASES.rouge)("ROUGE as rouge-score's (%#)", ({ tokens, prediction, references, scores }) => {
	const options = tokens === "spaces" ? { tokenize: (text: string) => text.match(/\S+/gu) ?? [] } : {};
	const kinds = ["rouge-1", "rouge-2", "rouge-l", "rouge-lsum"] as const;
	for (const [index, kind] of kinds.entries()) {
		const { precision, recall, f1 } = rouge([prediction], [references], kind, options);
		expect(listDifferences([precision, recall, f1], scores[index] ?? [])).toEqual([]);
	}
});

/** Jiwer takes one of the alignments with the fewest errors; this package takes one that has the most hits as well. */
test.each(CASES.errorRates)(
	"WER and CER as jiwer's (%#)",
	({ predictions, references, words, characters }) => {
		const check = (mine: ErrorRate, theirs: typeof words): void => {
			expect(listDifferences(mine.rate, theirs.rate)).toEqual([]);
			expect(mine.substitutions + mine.deletions + mine.insertions).toBe(theirs.errors);
			expect(mine.hits).toBeGreaterThanOrEqual(theirs.hits);
		};
		check(wer(predictions, references), words);
		check(cer(predictions, references), characters);
	},
);

test.each(CASES.answers)("exact match and F1 of answers as SQuAD's (%#)", (one) => {
	expect(listDifferences(exactMatch(one.predictions, one.references), one.exactMatch)).toEqual([]);
	expect(listDifferences(tokenF1(one.predictions, one.references), one.tokenF1)).toEqual([]);
});

test.each(CASES.squadAnswers)("answers are put into SQuAD's spelling: $text", ({ text, normalized }) => {
	expect(normalizeSquad(text)).toBe(normalized);
});

test.each(CASES.logProbabilities)(
	"cross-entropy as scikit-learn's log loss, perplexity e to it (%#)",
	(one) => {
		expect(listDifferences(crossEntropy(one.logProbabilities), one.crossEntropy)).toEqual([]);
		expect(listDifferences(perplexity(one.logProbabilities), Math.exp(one.crossEntropy))).toEqual([]);
	},
);

/** The package `anls` makes letters small and white space single; here that is the caller's choice. */
test.each(CASES.spellings)("ANLS as that of the package anls (%#)", ({ predictions, references, scores }) => {
	const normalize = (text: string): string => text.trim().toLowerCase().split(/\s+/).join(" ");
	expect(listDifferences(anlsContributions(predictions, references, { normalize }).items, scores)).toEqual(
		[],
	);
	const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
	expect(listDifferences(anls(predictions, references, { normalize }), mean)).toEqual([]);
});
