import {
	type Box,
	type Contributions,
	type Detection,
	type Entity,
	type GroundTruth,
	type MetricId,
	METRICS,
} from "@pusula/metrics";
import { type Answer, toTexts } from "./answers.ts";
import { type Normalization, normalizeAs } from "./normalization.ts";
import { pairLabels } from "./pair-labels.ts";
import { toJudgments, toRanking } from "./rankings.ts";

/** A metric of answers against the right ones, item by item: its value, its interval and its tests come from it. */
export function toContributions(
	metric: MetricId,
	answers: readonly Answer[],
	expected: readonly Answer[],
	normalization: Normalization,
): Contributions {
	const row = METRICS[metric];
	if (row.input === "labels") {
		const labels = pairLabels(answers, expected, normalization);
		return row.contributions(labels.answers, labels.expected);
	}
	if (row.input === "entities") return row.contributions(answers.map(toEntities), expected.map(toEntities));
	if (row.input === "numbers") return row.contributions(answers.map(Number), expected.map(Number));
	if (row.input === "detected-boxes")
		return row.contributions(answers.map(toDetections), expected.map(toTrueObjects));
	if (row.input === "rankings") {
		const grades = expected.map(toNumbers);
		const rankings = answers.map((answer, index) => toRanking(toNumbers(answer), grades[index] ?? []));
		return row.contributions(rankings, grades.map(toJudgments));
	}
	const options = { normalize: (text: string) => normalizeAs(normalization, text) };
	if (row.input === "answers") return row.contributions(answers.map(toText), expected.map(toTexts), options);
	if (row.input === "transcripts")
		return row.contributions(answers.map(toText), expected.map(toText), options);
	throw new Error(`The metric ${metric} is not one of answers.`);
}

/** The labelled stretches of a text. */
export function toEntities(answer: Answer): readonly Entity[] {
	return listEntries(answer).flatMap((one) => (typeof one === "object" && "start" in one ? [one] : []));
}

/** What a model found in a picture. */
export function toDetections(answer: Answer): readonly Detection<Box>[] {
	return listEntries(answer).flatMap((one) => (typeof one === "object" && "score" in one ? [one] : []));
}

/** What is in a picture. */
export function toTrueObjects(answer: Answer): readonly GroundTruth<Box>[] {
	return listEntries(answer).flatMap((one) => (typeof one === "object" && "shape" in one ? [one] : []));
}

/** A text alone; of several right texts the first. */
function toText(answer: Answer): string {
	return toTexts(answer)[0] ?? "";
}

function toNumbers(answer: Answer): readonly number[] {
	return listEntries(answer).flatMap((one) => (typeof one === "number" ? [one] : []));
}

function listEntries(answer: Answer) {
	return typeof answer === "object" ? [...answer] : [];
}
