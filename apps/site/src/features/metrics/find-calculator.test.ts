import { readFileSync } from "node:fs";
import { type Metric, METRICS } from "@pusula/metrics";
import { TASK_IDS, TASK_INFO } from "@pusula/tasks";
import { expect, test } from "vitest";
import { CALCULATOR_IDS, type CalculatorId } from "../../facts/generated/calculator-ids.ts";
import { findCalculator, listTasksOf, SHOWN } from "./find-calculator.ts";

/** How articles name the metric of a calculator. */
const NAMES: Readonly<Partial<Record<CalculatorId, RegExp>>> = {
	classification: /doğruluk/iu,
	chrf: /chrF/,
	cosine: /kosinüs/iu,
	iou: /IoU/,
	ndcg: /nDCG/,
	regression: /MAE/,
};

/** Tasks that use the metrics of a calculator though the catalogue's lists leave them out. */
function listExplained(calculator: CalculatorId) {
	const rows: readonly Metric[] = (SHOWN[calculator] ?? []).map((id) => METRICS[id]);
	return [...new Set(rows.flatMap(({ also = [] }) => also))];
}

test.each(CALCULATOR_IDS)("%s is explained in the articles of tasks that do not list it", (calculator) => {
	const silent = listExplained(calculator).filter((task) => {
		const article = readFileSync(new URL(`../../../content/tr/tasks/${task}.mdx`, import.meta.url), "utf8");
		return !NAMES[calculator]?.test(article);
	});
	expect(silent).toEqual([]);
});

test("a metric is used by the tasks that list it and by those that explain it", () => {
	expect(listTasksOf("iou")).toEqual(["object-detection", "mask-generation", "zero-shot-object-detection"]);
	expect(listTasksOf("chrf")).toEqual(["translation"]);
});

test("an id of the catalogue leads to the calculator of what its task means by it", () => {
	expect(findCalculator("f1", "question-answering")).toBe("exact-match");
	expect(findCalculator("f1", "token-classification")).toBe("classification");
	expect(findCalculator("APα", "object-detection")).toBe("average-precision");
	expect(findCalculator("fid", "text-to-image")).toBeUndefined();
});

test("metrics without a calculator are those that this site does not calculate", () => {
	const listed = TASK_IDS.flatMap((task) => TASK_INFO[task].metrics.map(({ id }) => [id, task] as const));
	const bare = listed.filter(([id, task]) => findCalculator(id, task) === undefined).map(([id]) => id);
	expect([...new Set(bare)].toSorted()).toEqual([
		"Level of Performance After Some Time",
		"Mean Reward",
		"PSNR",
		"R-Precision",
		"SSIM",
		"clip_score",
		"clipsim",
		"fid",
		"fvd",
		"identity_preservation",
		"is",
		"lpips",
		"mel cepstral distortion",
		"motion_score",
		"sdri",
		"snri",
		"wu-palmer similarity",
	]);
});
