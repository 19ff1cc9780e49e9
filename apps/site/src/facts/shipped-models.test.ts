import { stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { TASK_IDS } from "@pusula/tasks";
import { expect, test } from "vitest";
import { RUNTIME } from "../lib/runtime-files.ts";
import { findBrowserChoice } from "./browser-choice.ts";
import { findShippedModel, SHIPPED_MODELS } from "./shipped-models.ts";
import { countModelBytes, SMALL_MODEL } from "./small-model.ts";

test("the sizes of shipped models are those of their files", async () => {
	const require = createRequire(import.meta.url);
	const languages = [RUNTIME.ocrTurkish, RUNTIME.ocrEnglish].map(async (part) => {
		const folder = require.resolve(`${part.package}/package.json`).replace("package.json", "");
		return (await stat(`${folder}${part.files[0]}`)).size;
	});
	const bytes = (await Promise.all(languages)).reduce((sum, size) => sum + size, 0);
	expect(SHIPPED_MODELS.map(({ id, megabytes }) => [id, megabytes])).toEqual([
		["tesseract/tur+eng", toMegabytes(bytes)],
		[SMALL_MODEL.id, toMegabytes(countModelBytes())],
	]);
});

test("the row of the site's own model says what its training recorded", () => {
	const row = findShippedModel(SMALL_MODEL.id);
	expect(row?.parameters).toBe(SMALL_MODEL.parameters);
	expect(row?.contextLength).toBe(SMALL_MODEL.config.context);
});

test("pages of tasks that a shipped model serves run it, in both languages", () => {
	for (const { id, tasks } of SHIPPED_MODELS)
		for (const task of TASK_IDS.filter((one) => tasks.includes(one)))
			for (const locale of ["tr", "en"] as const)
				expect(findBrowserChoice(task, locale)).toMatchObject({ model: { id }, inputLocale: locale });
});

function toMegabytes(bytes: number): number {
	return Math.round(bytes / 1e5) / 10;
}
