import {
	anlsContributions,
	type AnswerOptions,
	exactMatchContributions,
	tokenF1Contributions,
} from "../text/answers.ts";
import { bleuContributions } from "../text/bleu.ts";
import { chrfContributions } from "../text/chrf.ts";
import { cerContributions, werContributions } from "../text/error-rates.ts";
import { crossEntropyContributions, perplexityContributions } from "../text/perplexity.ts";
import type { Contributions } from "../lib/contributions.ts";
import type { References } from "../text/references.ts";
import { rougeContributions, type RougeKind } from "../text/rouge.ts";
import type { Metric } from "./metric.ts";

/** Metrics of texts and of the probabilities of their tokens. ROUGE is the F1 of each kind. */
export const TEXT_METRICS = {
	"exact-match": {
		input: "answers",
		direction: "higher",
		range: [0, 1],
		source: "Rajpurkar et al., 2016 (SQuAD)",
		names: ["exact-match", "Denotation Accuracy"],
		contributions: exactMatchContributions,
	},
	"token-f1": {
		input: "answers",
		direction: "higher",
		range: [0, 1],
		source: "Rajpurkar et al., 2016 (SQuAD)",
		names: ["f1"],
		only: ["question-answering"],
		contributions: tokenF1Contributions,
	},
	anls: {
		input: "answers",
		direction: "higher",
		range: [0, 1],
		source: "Biten et al., 2019",
		names: ["anls"],
		contributions: anlsContributions,
	},
	bleu: {
		input: "answers",
		direction: "higher",
		range: [0, 1],
		source: "sacrebleu BLEU",
		names: ["bleu", "sacrebleu"],
		contributions: normalizing(bleuContributions),
	},
	chrf: {
		input: "answers",
		direction: "higher",
		range: [0, 1],
		source: "sacrebleu CHRF",
		also: ["translation"],
		contributions: normalizing(chrfContributions),
	},
	"chrf++": {
		input: "answers",
		direction: "higher",
		range: [0, 1],
		source: "sacrebleu CHRF, word_order = 2",
		also: ["translation"],
		contributions: normalizing((predictions, references) =>
			chrfContributions(predictions, references, { wordOrder: 2 }),
		),
	},
	"rouge-1": rougeRow("rouge-1"),
	"rouge-2": rougeRow("rouge-2"),
	"rouge-l": rougeRow("rouge-l"),
	"rouge-lsum": rougeRow("rouge-lsum"),
	wer: {
		input: "transcripts",
		direction: "lower",
		range: [0, Infinity],
		source: "jiwer wer",
		names: ["wer"],
		contributions: werContributions,
	},
	cer: {
		input: "transcripts",
		direction: "lower",
		range: [0, Infinity],
		source: "jiwer cer",
		names: ["cer"],
		contributions: cerContributions,
	},
	perplexity: {
		input: "log-probabilities",
		direction: "lower",
		range: [1, Infinity],
		source: "Jelinek et al., 1977",
		names: ["perplexity"],
		contributions: perplexityContributions,
	},
	"cross-entropy": {
		input: "log-probabilities",
		direction: "lower",
		range: [0, Infinity],
		source: "Shannon, 1948",
		names: ["cross_entropy"],
		contributions: crossEntropyContributions,
	},
} as const satisfies Readonly<Record<string, Metric>>;

function rougeRow(kind: RougeKind) {
	return {
		input: "answers",
		direction: "higher",
		range: [0, 1],
		source: `rouge-score ${kind}`,
		names: ["rouge"],
		contributions: normalizing((predictions, references) =>
			rougeContributions(predictions, references, kind),
		),
	} as const satisfies Metric;
}

/** A metric of texts without a normalization of its own, with one. */
function normalizing(
	contributions: (predictions: readonly string[], references: readonly References[]) => Contributions,
) {
	return (
		predictions: readonly string[],
		references: readonly References[],
		{ normalize }: AnswerOptions = {},
	): Contributions => {
		if (!normalize) return contributions(predictions, references);
		const normalized = references.map((one) =>
			typeof one === "string" ? normalize(one) : one.map(normalize),
		);
		return contributions(predictions.map(normalize), normalized);
	};
}
