import { boxOverlap, classificationScores, detectionScores, entityScores } from "@pusula/metrics";
import type { Answer } from "../evaluate/answers.ts";
import type { Evaluation } from "../evaluate/evaluations.ts";
import { pairLabels } from "../evaluate/pair-labels.ts";
import { toDetections, toEntities, toTrueObjects } from "../evaluate/to-contributions.ts";
import type { ModelReport } from "./report.ts";

/** What is known of a model label by label, where its answers have labels. */
export type Details = Pick<ModelReport, "classes" | "confusion" | "averagePrecisions">;

/** The figures of each label of a model, from its answers and the right ones. */
export function toDetails(
	{ kind, metrics, normalization }: Required<Evaluation>,
	answers: readonly Answer[],
	expected: readonly Answer[],
): Details {
	if (answers.length === 0) return {};
	if (kind === "entities") {
		const { classes } = entityScores(answers.map(toEntities), expected.map(toEntities));
		return { classes };
	}
	if (kind === "boxes") return toAveragePrecisions(answers, expected);
	if (kind !== "labels" && !metrics.some((metric) => metric === "accuracy" || metric === "f1")) return {};
	const labels = pairLabels(answers, expected, normalization);
	const { classes, confusion } = classificationScores(labels.answers, labels.expected, {
		labels: [...new Set([...labels.expected, ...labels.answers])].toSorted(),
	});
	return confusion.labels.length > MOST_LABELS ? {} : { classes, confusion };
}

/** Above so many labels a matrix is no help any more. */
const MOST_LABELS = 50;

function toAveragePrecisions(answers: readonly Answer[], expected: readonly Answer[]): Details {
	const images = answers.map((answer, index) => ({
		predictions: toDetections(answer),
		references: toTrueObjects(expected[index] ?? []),
	}));
	const hasObject = images.some(({ references }) => references.some(({ crowd = false }) => !crowd));
	return hasObject ? { averagePrecisions: detectionScores(images, boxOverlap).classes } : {};
}
