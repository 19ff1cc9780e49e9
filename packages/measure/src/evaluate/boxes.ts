import type { Box, Detection, GroundTruth } from "@pusula/metrics";
import { peek } from "../results/peek.ts";

/** An entry of a result as an object with its box, alone in a list; an empty list where it is none. */
export function readDetection(entry: unknown): Detection<Box>[] {
	const score = peek(entry, "score");
	return typeof score !== "number"
		? []
		: readTrueObject(entry).map(({ label, shape }) => ({ label, score, shape }));
}

/** An object that is in the picture: `{"label":"cat","box":{"xmin":8,"ymin":4,"xmax":90,"ymax":60}}`, with `"crowd":true` for a group drawn as one. */
export function readTrueObject(entry: unknown): GroundTruth<Box>[] {
	const label = peek(entry, "label");
	const box = peek(entry, "box");
	const [left, top, right, bottom] = ["xmin", "ymin", "xmax", "ymax"].map((edge) =>
		toNumber(peek(box, edge)),
	);
	if (typeof label !== "string" || left === undefined || top === undefined) return [];
	if (right === undefined || bottom === undefined || right < left || bottom < top) return [];
	const isCrowd = peek(entry, "crowd") === true;
	return [{ label, shape: [left, top, right, bottom], ...(isCrowd && { crowd: true }) }];
}

function toNumber(value: unknown): number | undefined {
	return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
