import { expect, it } from "vitest";
import { SHIPPED_PIECES, sumBytes } from "./shipped-pieces.ts";
import { listShippedBytes } from "./shipped-runs.ts";

it("is what the first runs of the models that come with the site fetch", () => {
	const ofRuns = Object.values(listShippedBytes()).reduce((sum, bytes) => sum + bytes, 0);
	expect(Math.abs(sumBytes(SHIPPED_PIECES) - ofRuns)).toBeLessThan(50_000); // sizes of models are rounded to 0.1 MB or less
});

it("has one path for each file, and none twice", () => {
	const paths = SHIPPED_PIECES.flatMap(({ files }) => files);
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths.every((path) => path.startsWith("runtime/"))).toBe(true);
});
