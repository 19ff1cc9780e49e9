import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { CATEGORIES, DEVICES, findMedian, MEASURED_PAGES } from "./pages.ts";

describe("the kept scores of Lighthouse", () => {
	it("are those of every measured page on every device, in every category", async () => {
		const text = await readFile(new URL("../../generated/lighthouse.json", import.meta.url), "utf8");
		const { median } = JSON.parse(text) as { median: Record<string, Record<string, Record<string, number>>> };
		expect(Object.keys(median)).toEqual(Object.keys(MEASURED_PAGES));
		for (const onDevices of Object.values(median)) {
			expect(Object.keys(onDevices)).toEqual([...DEVICES]);
			for (const scores of Object.values(onDevices)) expect(Object.keys(scores)).toEqual([...CATEGORIES]);
		}
	});

	it("are medians", () => {
		expect(findMedian([100, 90, 100])).toBe(100);
		expect(findMedian([97, 100, 98, 99])).toBe(98);
	});
});
