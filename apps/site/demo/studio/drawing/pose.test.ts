import { expect, test } from "vitest";
import { buildPose, reachFor } from "./pose.ts";

const BONES = { upper: 50, lower: 40 } as const;

test("an arm ends where it reaches for and keeps the length of its bones", () => {
	const { root, middle, end } = reachFor([10, 10], [50, 60], { ...BONES, bends: "left" });
	expect(end[0]).toBeCloseTo(50);
	expect(end[1]).toBeCloseTo(60);
	expect(Math.hypot(middle[0] - root[0], middle[1] - root[1])).toBeCloseTo(50);
	expect(Math.hypot(end[0] - middle[0], end[1] - middle[1])).toBeCloseTo(40);
});

test("an arm bends to the side asked for", () => {
	const [left, right] = (["left", "right"] as const).map((bends) =>
		reachFor([0, 0], [0, 60], { ...BONES, bends }),
	);
	expect(left?.middle[0]).toBeGreaterThan(0);
	expect(right?.middle[0]).toBeLessThan(0);
});

test("a place out of reach is pointed at", () => {
	const { end } = reachFor([0, 0], [300, 0], { ...BONES, bends: "left" });
	expect(end[0]).toBeCloseTo(90, 1);
	expect(end[1]).toBeCloseTo(0, 1);
});

test("a knee bends backwards and an elbow forwards", () => {
	const pose = buildPose([0, 0], {
		lean: 0,
		arms: { near: [0, 60], far: [0, 60] },
		legs: { near: [0, 60], far: [0, 60] },
	});
	expect(pose.legs.near.end[0]).toBeLessThan(pose.legs.near.middle[0]);
	expect(pose.arms.near.end[0]).toBeGreaterThan(pose.arms.near.middle[0]);
});
