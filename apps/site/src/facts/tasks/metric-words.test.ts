import { expect, test } from "vitest";
import { findMetricWords } from "./metric-words.ts";

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
