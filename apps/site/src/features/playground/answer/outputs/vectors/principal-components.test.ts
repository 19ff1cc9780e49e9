import { expect, it } from "vitest";
import { projectVectors } from "./principal-components.ts";

const near = (points: readonly (readonly number[])[]): readonly (readonly number[])[] =>
	points.map((point) => point.map((one) => Math.round(one * 1e6) / 1e6 + 0));

it("lays points of a plane out as they lie, around their mean", () => {
	// A cross in the plane of the second and third of four dimensions, twice as wide as high.
	const { points, shares } = projectVectors([
		[5, 7, 1, 0],
		[5, 3, 1, 0],
		[5, 5, 2, 0],
		[5, 5, 0, 0],
	]);
	expect(near(points.map(([x, y]) => [Math.abs(x), Math.abs(y)]))).toEqual([
		[2, 0],
		[2, 0],
		[0, 1],
		[0, 1],
	]);
	expect(shares[0]).toBeCloseTo(0.8, 10);
	expect(shares[1]).toBeCloseTo(0.2, 10);
});

it("keeps the distances of what two dimensions can hold", () => {
	const vectors = [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1],
	];
	const { points, shares } = projectVectors(vectors);
	for (const [a, b] of [
		[0, 1],
		[0, 2],
		[1, 2],
	] as const) {
		const [one = [0, 0], other = [0, 0]] = [points[a], points[b]];
		expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeCloseTo(Math.SQRT2, 10);
	}
	expect(shares[0] + shares[1]).toBeCloseTo(1, 10);
});

it("says how much is lost, and gives the same picture each time", () => {
	const vectors = Array.from({ length: 12 }, (_, row) =>
		Array.from({ length: 40 }, (__, column) => Math.sin((row + 1) * (column + 1))),
	);
	const { points, shares } = projectVectors(vectors);
	expect(shares[0]).toBeGreaterThanOrEqual(shares[1]);
	expect(shares[0] + shares[1]).toBeLessThan(1);
	expect(projectVectors(vectors).points).toEqual(points);
	const sumX = points.reduce((sum, [x]) => sum + x, 0);
	expect(sumX).toBeCloseTo(0, 8);
});

it("puts equal vectors on one spot", () => {
	const { points, shares } = projectVectors([
		[1, 2],
		[1, 2],
		[1, 2],
	]);
	expect(near(points)).toEqual([
		[0, 0],
		[0, 0],
		[0, 0],
	]);
	expect(shares).toEqual([0, 0]);
});
