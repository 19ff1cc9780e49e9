import { TASK_INFO } from "@pusula/tasks";
import { expect, test } from "vitest";
import { wordsIn } from "../../../messages/words.ts";
import { LOCALES } from "../../lib/locale.ts";
import { findMetricName, findMetricWords } from "./metric-words.ts";

test("a metric without words of its own goes by its id", () => {
	expect(findMetricWords("new-metric" as never, "en")).toEqual({
		title: "New metric",
		says: "The formula, an example, and the steps to its result.",
		fields: {},
	});
});

test("a metric with words is described by them", () => {
	expect(findMetricWords("iou", "tr").misleads).toContain("kutu");
});

test.each(LOCALES)("every metric of the catalogue has a name (%s), and no name is left over", (locale) => {
	const ids = new Set(Object.values(TASK_INFO).flatMap(({ metrics }) => metrics.map(({ id }) => id)));
	expect(new Set(Object.keys(wordsIn(locale).task.metricNames))).toEqual(ids);
	expect(findMetricName("mse", locale)).toContain("(MSE)");
	expect(findMetricName("new-metric", locale)).toBe("new-metric");
});
