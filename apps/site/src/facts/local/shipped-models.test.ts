import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { LOCALES } from "../../lib/locale.ts";
import { RUNTIME } from "../../lib/runtime/runtime-files.ts";
import { knowsLanguage } from "@pusula/tasks/models";
import { expect, it } from "vitest";
import { findShippedModel, isServedBySite, SHIPPED_MODELS } from "./shipped-models.ts";
import { SMALL_MODEL, SMALL_MODEL_FOLDER } from "./small-model.ts";

const { resolve } = createRequire(import.meta.url);
const PUBLIC = fileURLToPath(new URL("../../../public", import.meta.url));
/** The files that a first run fetches beside the runtime, by model. */
const FILES: Readonly<Record<string, readonly string[]>> = {
	"tesseract/tur+eng": [RUNTIME.ocrTurkish, RUNTIME.ocrEnglish].map((part) =>
		resolve(`${part.package}/${part.files[0]}`),
	),
	[SMALL_MODEL.id]: Object.keys(SMALL_MODEL.files).map((path) => `${PUBLIC}${SMALL_MODEL_FOLDER}${path}`),
};

it("a row for every model whose files the site serves, and no other", () => {
	expect(SHIPPED_MODELS.map(({ id }) => id).toSorted()).toEqual(Object.keys(FILES).toSorted());
});

it.each(SHIPPED_MODELS)("$id is as large as its files", ({ id, megabytes }) => {
	const bytes = (FILES[id] ?? []).reduce((sum, path) => sum + statSync(path).size, 0);
	expect(megabytes).toBeCloseTo(bytes / 1e6, 1);
});

it.each(SHIPPED_MODELS)("$id knows the languages of the site", (model) => {
	expect(LOCALES.filter((locale) => knowsLanguage(model, locale) !== true)).toEqual([]);
});

it("the small model's row is what its training recorded", () => {
	expect(findShippedModel(SMALL_MODEL.id)).toMatchObject({
		parameters: SMALL_MODEL.parameters,
		contextLength: SMALL_MODEL.config.context,
		isTeaching: true,
	});
});

it.each([
	["tesseract/tur+eng", true],
	["tesseract/tur", true],
	["tesseract/eng+tur", true],
	["tesseract/deu", false],
	["tesseract/tur+deu", false],
	["tesseract/", false],
	["acme/fox", false],
])("whether all files of %s come from the site: %s", (id, isServed) => {
	expect(isServedBySite(id)).toBe(isServed);
});
