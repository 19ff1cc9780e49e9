import { hashText } from "../random.ts";
import { similarity } from "./embed.ts";
import { foldWord, toWords } from "./language.ts";

/** A label with how sure the model is, from 0 to 1. */
export interface Scored {
	readonly label: string;
	readonly score: number;
}

const GOOD = new Set(
	`good great nice love loved like wonderful excellent happy perfect best beautiful amazing fantastic recommend thanks
	iyi guzel harika sevdim seviyorum begendim mukemmel mutlu super muhtesem tavsiye tesekkurler basarili`.split(
		/\s+/,
	),
);
const BAD = new Set(
	`bad terrible awful hate hated worst sad poor boring broken disappointing slow angry never waste
	kotu berbat nefret begenmedim uzgun sikici bozuk rezalet yavas maalesef pisman`.split(/\s+/),
);

/** Mood of a text in the two labels sentiment models use, likeliest first. */
export function classifyMood(text: string): Scored[] {
	const words = toWords(text).map(foldWord);
	const good = words.filter((word) => GOOD.has(word)).length;
	const bad = words.filter((word) => BAD.has(word)).length;
	const lean = good - bad || ((hashText(text) % 100) / 100 - 0.5) * 0.8;
	const positive = round(1 / (1 + Math.exp(-2.2 * lean)));
	return rank([
		{ label: "POSITIVE", score: positive },
		{ label: "NEGATIVE", score: round(1 - positive) },
	]);
}

/** Scores for how well each label fits a text: shares of 1, or with `independent` one probability a label. */
export function classifyInto(
	text: string,
	labels: readonly string[],
	seed: number,
	independent = false,
): Scored[] {
	const folded = foldWord(text);
	const weights = labels.map((label) => {
		const named = folded.includes(foldWord(label)) ? 1.5 : 0;
		const nudge = (hashText(text + label, seed) % 100) / 200;
		return named + nudge + 2 * similarity(text, label, seed);
	});
	if (independent) {
		return rank(
			labels.map((label, index) => ({
				label,
				score: round(1 / (1 + Math.exp(1 - 2 * (weights[index] ?? 0)))),
			})),
		);
	}
	const powers = weights.map((weight) => Math.exp(2 * weight));
	const total = powers.reduce((sum, power) => sum + power, 0);
	return rank(labels.map((label, index) => ({ label, score: round((powers[index] ?? 0) / total) })));
}

/** The labels with falling scores that `hash` chooses from a list. */
export function chooseLabels(labels: readonly string[], hash: number, count: number): Scored[] {
	const start = hash % labels.length;
	const scores = [0.71, 0.14, 0.08, 0.04, 0.03];
	return scores.slice(0, Math.min(count, labels.length)).map((score, index) => ({
		label: labels[(start + index) % labels.length] ?? "",
		score,
	}));
}

function rank(scored: Scored[]): Scored[] {
	return scored.toSorted((left, right) => right.score - left.score);
}

function round(value: number): number {
	return Math.round(value * 1e4) / 1e4;
}
