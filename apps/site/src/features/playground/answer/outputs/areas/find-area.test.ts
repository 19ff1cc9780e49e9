import { expect, it } from "vitest";
import { findArea, type Mask } from "./find-area.ts";

const SIZE = { width: 100, height: 50 };
const WHOLE = { label: "street", box: { xmin: 0, ymin: 0, xmax: 100, ymax: 50 } };
const SMALL = { label: "bus", box: { xmin: 10, ymin: 10, xmax: 30, ymax: 20 } };

it("takes the smallest box at a point, and none of those hidden", () => {
	expect(findArea([WHOLE, SMALL], { x: 0.2, y: 0.3 }, SIZE, [])).toBe(1);
	expect(findArea([WHOLE, SMALL], { x: 0.9, y: 0.3 }, SIZE, [])).toBe(0);
	expect(findArea([WHOLE, undefined], { x: 0.2, y: 0.3 }, SIZE, [])).toBe(0);
	expect(findArea([SMALL], { x: 0.9, y: 0.3 }, SIZE, [])).toBeUndefined();
});

it("takes a mask where it is white, to the last pixel", () => {
	const mask: Mask = { width: 2, height: 2, pixels: new Uint8ClampedArray([0, 255, 0, 200]) };
	const areas = [{ label: "sky", mask: "x" }];
	expect(findArea(areas, { x: 0.1, y: 0.1 }, SIZE, [mask])).toBeUndefined();
	expect(findArea(areas, { x: 0.6, y: 0.1 }, SIZE, [mask])).toBe(0);
	expect(findArea(areas, { x: 1, y: 1 }, SIZE, [mask])).toBe(0);
});
