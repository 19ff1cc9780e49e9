import { expect, it } from "vitest";
import { dragBox, isDrawn, takeGrip } from "./drag-box.ts";
import type { Box } from "./word-boxes.ts";

const PAGE: Box = [100, 100, 900, 900];
const WORD: Box = [200, 200, 400, 300];
const REACH = { x: 10, y: 10 };

it("draws a box from any corner, within the picture and in whole numbers", () => {
	const grip = takeGrip([WORD], { x: 700.4, y: 600 }, REACH);
	expect(grip.index).toBeUndefined();
	expect(dragBox(grip, { x: 500, y: 1200 })).toEqual([500, 600, 700, 1000]);
	expect([isDrawn([5, 5, 7, 90]), isDrawn([5, 5, 50, 90])]).toEqual([false, true]);
});

it("moves the smallest box around the point as a whole, up to the edge", () => {
	const grip = takeGrip([PAGE, WORD], { x: 300, y: 250 }, REACH);
	expect(grip.index).toBe(1);
	expect(dragBox(grip, { x: 350, y: 240 })).toEqual([250, 190, 450, 290]);
	expect(dragBox(grip, { x: -500, y: 250 })).toEqual([0, 200, 200, 300]);
	expect(takeGrip([PAGE, WORD], { x: 800, y: 250 }, REACH).index).toBe(0);
});

it.each([
	[{ x: 203, y: 195 }, [150, 250, 400, 300]],
	[{ x: 398, y: 205 }, [150, 250, 200, 300]],
	[{ x: 195, y: 305 }, [150, 200, 400, 250]],
	[{ x: 408, y: 308 }, [150, 200, 200, 250]],
] as const)("a corner near %j follows the pointer, and the opposite one stays", (at, expected) => {
	const grip = takeGrip([WORD], at, REACH);
	expect(grip.index).toBe(0);
	expect(dragBox(grip, { x: 150, y: 250 })).toEqual(expected);
});
