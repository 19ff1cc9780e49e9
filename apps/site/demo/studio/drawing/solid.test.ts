import { expect, test } from "vitest";
import { buildFaces, project } from "./solid.ts";

const CUBE = { from: [-1, -1, -1], to: [1, 1, 1] } as const;

test("shows one side of a cube from the front, and three from above a corner", () => {
	expect(buildFaces([CUBE], { yaw: 0, pitch: 0 }, "#808080")).toHaveLength(1);
	expect(buildFaces([CUBE], { yaw: 40, pitch: 30 }, "#808080")).toHaveLength(3);
});

test.each([
	["front", 20, "near"],
	["back", 200, "far"],
])("draws the block last that is nearer from the %s", (_side, yaw, nearer) => {
	const view = { yaw, pitch: 0 };
	const blocks = { far: CUBE, near: { from: [-1, -1, 2], to: [1, 1, 4] } } as const;
	const last = buildFaces([blocks.near, blocks.far], view, "#808080").at(-1);
	const corners = [blocks.near, blocks.far].map(({ from, to }) => {
		const xs = [from[0], to[0]].flatMap((x) => [from[2], to[2]].map((z) => project([x, 0, z], view)[0]));
		return [Math.min(...xs), Math.max(...xs)];
	});
	const [left = 0, right = 0] = corners[nearer === "near" ? 0 : 1] ?? [];
	for (const [x] of last?.points ?? []) {
		expect(x).toBeGreaterThanOrEqual(left - 0.001);
		expect(x).toBeLessThanOrEqual(right + 0.001);
	}
});
