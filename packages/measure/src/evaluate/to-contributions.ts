import { type Contributions, type Entity, type MetricId, METRICS } from "@pusula/metrics";
import type { Answer } from "./answers.ts";

/** A metric of answers against the right ones, item by item: its value, its interval and its tests come from it. */
export function toContributions(
	metric: MetricId,
	answers: readonly Answer[],
	expected: readonly Answer[],
): Contributions {
	const row = METRICS[metric];
	if (row.input === "labels") return row.contributions(answers.map(toLabel), expected.map(toLabel));
	if (row.input === "entities") return row.contributions(answers.map(toEntities), expected.map(toEntities));
	if (row.input === "answers") return row.contributions(answers.map(toLabel), expected.map(toTexts));
	if (row.input === "transcripts") return row.contributions(answers.map(toLabel), expected.map(toLabel));
	if (row.input === "numbers") return row.contributions(answers.map(Number), expected.map(Number));
	throw new Error(`The metric ${metric} is not one of answers.`);
}

/** A text alone; of several right texts the first. */
function toLabel(answer: Answer): string {
	return toTexts(answer)[0] ?? "";
}

function toTexts(answer: Answer): readonly string[] {
	if (typeof answer === "string" || typeof answer === "number") return [String(answer)];
	return answer.map((one) => (typeof one === "string" ? one : one.label));
}

function toEntities(answer: Answer): readonly Entity[] {
	return typeof answer === "object" ? answer.flatMap((one) => (typeof one === "string" ? [] : [one])) : [];
}
