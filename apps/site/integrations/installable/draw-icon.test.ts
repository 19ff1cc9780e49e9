import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { GROUND_COLOURS, ICONS } from "../../src/lib/page/installed-look.ts";
import { drawIcon } from "./draw-icon.ts";

const MARK = await readFile(new URL("../../public/favicon.svg", import.meta.url), "utf8");

describe("icons of the installed site", () => {
	it.each(ICONS)("$name has its size and shows the mark", async ({ sizePx, part, corner }) => {
		const icon = await drawIcon(MARK, { sizePx, part, corner, ground: GROUND_COLOURS.light });
		const { width, height, format } = await sharp(icon).metadata();
		expect({ width, height, format }).toEqual({ width: sizePx, height: sizePx, format: "png" });
		const { channels } = await sharp(icon).stats();
		expect(Math.min(...channels.slice(0, 3).map(({ min }) => min))).toBeLessThan(100);
	});

	it("fills a maskable icon to its corners and keeps the mark inside the safe circle", async () => {
		const shape = ICONS.find(({ purpose }) => purpose === "maskable");
		const icon = await drawIcon(MARK, { ground: "#ffffff", sizePx: 100, part: 0, corner: 0, ...shape });
		const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		const side = info.width;
		const outside = [...Array(side * side).keys()].filter((place) => {
			const distance = Math.hypot((place % side) - side / 2, Math.floor(place / side) - side / 2);
			return distance > side * 0.4 && ((data[place * 4] ?? 0) < 240 || data[place * 4 + 3] !== 255);
		});
		expect(outside).toEqual([]);
	});
});
