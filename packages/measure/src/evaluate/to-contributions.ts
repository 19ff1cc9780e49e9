import { type Contributions, type Entity, type MetricId, METRICS } from "@pusula/metrics";
import { type Answer, toTexts } from "./answers.ts";
import { type Normalization, normalizeAs } from "./normalization.ts";
import { pairLabels } from "./pair-labels.ts";

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
	const options = { normalize: (text: string) => normalizeAs(normalization, text) };
	if (row.input === "answers") return row.contributions(answers.map(toText), expected.map(toTexts), options);
	if (row.input === "transcripts")
		return row.contributions(answers.map(toText), expected.map(toText), options);
	throw new Error(`The metric ${metric} is not one of answers.`);
}

/** A text alone; of several right texts the first. */
function toText(answer: Answer): string {
	return toTexts(answer)[0] ?? "";
}

function toEntities(answer: Answer): readonly Entity[] {
	return typeof answer === "object" ? answer.flatMap((one) => (typeof one === "string" ? [] : [one])) : [];
}
