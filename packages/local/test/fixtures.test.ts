import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = new URL("../fixtures/models", import.meta.url).pathname;
/** Most bytes of all models together. */
const MOST_BYTES = 2_000_000;

const models = readdirSync(FOLDER);
const filesOf = (model: string): string[] =>
	readdirSync(join(FOLDER, model), { recursive: true, encoding: "utf8" }).filter((path) =>
		statSync(join(FOLDER, model, path)).isFile(),
	);

test("models for tests stay small, and are made by the script that stands beside them", () => {
	const sizes = models.flatMap((model) =>
		filesOf(model).map((path) => statSync(join(FOLDER, model, path)).size),
	);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
	const maker = join(FOLDER, "../maker");
	const made = readdirSync(maker).flatMap((file) =>
		file.endsWith(".py")
			? [...readFileSync(join(maker, file), "utf8").matchAll(/^ {4}"(?<name>[a-z-]+)": \w+,$/gm)]
			: [],
	);
	expect(made.map(({ groups }) => groups?.["name"] ?? "").toSorted()).toEqual(models.toSorted());
});

test.each(models)("%s has the files of a repository on the hub", (model) => {
	const files = filesOf(model);
	expect(files).toContain("config.json");
	expect(files.filter((path) => /^onnx\/\w+(?<!_quantized)[.]onnx$/.test(path))).not.toEqual([]);
	expect(files.some((path) => /^(?:tokenizer|preprocessor_config)[.]json$/.test(path))).toBe(true);
});

test("the published package holds none of them", () => {
	const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
	const { files } = JSON.parse(text) as { files: string[] }; // read from this package
	expect(files.filter((path) => !path.startsWith("!"))).toEqual(["dist", "src"]);
});
