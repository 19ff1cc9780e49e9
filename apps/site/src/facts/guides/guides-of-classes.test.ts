import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findGuideOfClass, TASKS_OF_CLASSES } from "./guides-of-classes.ts";
import { listNewerFamilies } from "../models/newer-families.ts";
import { toTaskRoute } from "../tasks/task-order.ts";

/** The table of tasks and their classes, row by row. */
const ROWS = readFileSync(
	new URL("../../../content/en/docs/transformers/api-loading.mdx", import.meta.url),
	"utf8",
)
	.split("\n")
	.filter((line) => line.includes("`AutoModelFor"));

/** `seq_to_seq_causal_lm` is `AutoModelForSeq2SeqLM`. */
function toClass(name: string): string {
	return `AutoModelFor${name.replace("to_seq_causal", "2_seq").replaceAll("_", "")}`.toLowerCase();
}

it.each(Object.entries(TASKS_OF_CLASSES))("%s opens models of %s, and its guide is there", (name, task) => {
	const row = ROWS.find((line) => line.toLowerCase().includes(`\`${toClass(name)}\``));
	expect(row).toContain(`](${toTaskRoute(task)})`);
	expect(findGuideOfClass(name)).toMatch(/^\/docs\/transformers\//);
});

it("knows only classes that a family has", () => {
	const classes = listNewerFamilies().flatMap(({ families }) => families.flatMap((one) => one.classes));
	expect(classes).toEqual(expect.arrayContaining(Object.keys(TASKS_OF_CLASSES)));
});

it("leads nowhere from a class without a guide", () => {
	expect(findGuideOfClass("depth_estimation")).toBeUndefined();
});
