import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXPLAINED, listTasksOf } from "./find-calculator.ts";

/** How articles name the metric of a calculator. */
const NAMES: Readonly<Record<string, RegExp>> = {
	chrf: /chrF/,
	cosine: /kosinüs/iu,
	iou: /IoU/,
	ndcg: /nDCG/,
	regression: /MAE/,
};

test.each(Object.entries(EXPLAINED))("%s is explained in the articles of %s", (calculator, tasks) => {
	for (const task of tasks) {
		const article = readFileSync(new URL(`../../../content/tr/tasks/${task}.mdx`, import.meta.url), "utf8");
		expect([task, NAMES[calculator]?.test(article)]).toEqual([task, true]);
	}
});

test("a metric is used by the tasks that list it and by those that explain it", () => {
	expect(listTasksOf("iou")).toEqual(["object-detection", "mask-generation", "zero-shot-object-detection"]);
	expect(listTasksOf("chrf")).toEqual(["translation"]);
});
