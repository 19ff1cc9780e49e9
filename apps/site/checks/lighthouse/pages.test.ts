import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { CATEGORIES, DEVICES, findMedian, MEASURED_PAGES } from "./pages.ts";

type Kept = Readonly<{ date: string; program: string; median: Record<string, Record<string, unknown>> }>;

const text = await readFile(new URL("../../generated/lighthouse.json", import.meta.url), "utf8");
const { date, program, median } = JSON.parse(text) as Kept;

describe("the kept scores of Lighthouse", () => {
	it("are 100 on every measured page and device, in every category", () => {
		const full = Object.fromEntries(CATEGORIES.map((id) => [id, 100]));
		const onDevices = Object.fromEntries(DEVICES.map((device) => [device, full]));
		expect(median).toEqual(Object.fromEntries(Object.keys(MEASURED_PAGES).map((name) => [name, onDevices])));
	});

	it("say when they were measured, and with what", () => {
		expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
		expect(program).toMatch(/^Lighthouse [\d.]+, Chrome \d/);
	});

	it("are medians", () => {
		expect(findMedian([100, 90, 100])).toBe(100);
		expect(findMedian([97, 100, 98, 99])).toBe(98);
	});
});
