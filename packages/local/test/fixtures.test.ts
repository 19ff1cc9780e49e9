import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = new URL("../fixtures", import.meta.url).pathname;
const MODELS = join(FOLDER, "models");
/** Most bytes of all models together. */
const MOST_BYTES = 2_000_000;

const models = readdirSync(MODELS);
const filesIn = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
		statSync(join(folder, path)).isFile(),
	);

test("models for tests stay small", () => {
	const sizes = filesIn(MODELS).map((path) => statSync(join(MODELS, path)).size);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test("models are what the script beside them wrote", () => {
	const written = filesIn(FOLDER).filter((path) => !/[.]md$|^record[.]json$|__pycache__/.test(path));
	const sums = written.map((path) => [
		path,
		createHash("sha256")
			.update(readFileSync(join(FOLDER, path)))
			.digest("hex"),
	]);
	const record: unknown = JSON.parse(readFileSync(join(FOLDER, "record.json"), "utf8"));
	expect(Object.fromEntries(sums), "Run make-models.py, as the README of the fixtures says.").toEqual(record);
});

test.each(models)("%s has the files of a repository on the hub", (model) => {
	const files = filesIn(join(MODELS, model));
	expect(files).toContain("config.json");
	expect(files.filter((path) => /^onnx\/\w+(?<!_quantized)[.]onnx$/.test(path))).not.toEqual([]);
	expect(files.some((path) => /^(?:tokenizer|preprocessor_config)[.]json$/.test(path))).toBe(true);
});

test("the published package holds none of them", () => {
	const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
	const { files } = JSON.parse(text) as { files: string[] }; // read from this package
	expect(files.filter((path) => !path.startsWith("!"))).toEqual(["dist", "src"]);
});
