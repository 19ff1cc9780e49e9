import { expect, test } from "vitest";
import { LABELS } from "../../src/features/drawings/drawings/training/pretraining-labels.ts";
import { findGuide } from "../../src/features/guides/guides.ts";

test.each(["causal", "masked", "spans"] as const)("the labels drawn are those of the cell %s", (id) => {
	const cell = findGuide("pretraining").record.cells.find((one) => one.id === id);
	expect(cell?.output.split("\n")).toEqual(LABELS[id]);
});
