import { meanOf } from "../lib/sums.ts";
import type { Mark } from "./match-detections.ts";

/**
 * Average precision at one threshold: the highest precision at or beyond each of the recalls 0, 0.01 … 1, averaged.
 * @param detections Of all pictures, the surest first.
 * @param objects True objects, at least 1.
 * @param threshold Position of the threshold in the marks.
 */
export function findPrecision(
	detections: readonly { readonly marks: readonly Mark[] }[],
	objects: number,
	threshold: number,
): number {
	let [right, counted] = [0, 0];
	const points = detections.flatMap(({ marks }) => {
		if (marks[threshold] === "ignored") return [];
		counted++;
		if (marks[threshold] === "right") right++;
		return [{ recall: right / objects, precision: right / counted }];
	});
	const highest = points.map(({ precision }) => precision);
	for (let index = highest.length - 2; index >= 0; index--)
		highest[index] = Math.max(highest[index] ?? 0, highest[index + 1] ?? 0);
	let point = 0;
	const precisions = RECALLS.map((recall) => {
		while (point < points.length && (points[point]?.recall ?? 0) < recall) point++;
		return highest[point] ?? 0;
	});
	return meanOf(precisions);
}

const RECALLS = Array.from({ length: 101 }, (_, index) => index * 0.01);
