import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RUNTIME, type RuntimePart, toRuntimePath } from "../../src/lib/runtime/runtime-files.ts";
import { listRuntimeFiles } from "./runtime-files.ts";

const PARTS: readonly RuntimePart[] = Object.values(RUNTIME);

describe("what runs models in the browser", () => {
	it("is installed in the versions that its URLs name", async () => {
		const files = await listRuntimeFiles(PARTS);
		expect(files).toHaveLength(PARTS.flatMap((part) => part.files).length);
		expect(files.filter(({ source }) => statSync(source).size < 10_000)).toEqual([]);
	});

	it.each(PARTS)("has the bytes that $package says", async (part) => {
		const sizes = (await listRuntimeFiles([part])).map(({ source }) => statSync(source).size);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(part.bytes);
	});

	it("has a URL of its own for each file and version", async () => {
		const paths = (await listRuntimeFiles(PARTS)).map(({ path }) => path);
		expect(new Set(paths).size).toBe(paths.length);
		for (const path of paths) expect(path).toMatch(/^runtime\/[\w.-]+-\d+\.\d+\.\d+[\w.-]*\/[\w.-]+$/);
	});

	it("keeps the languages in one folder", () => {
		const [turkish, english] = [RUNTIME.ocrTurkish, RUNTIME.ocrEnglish].map((part) =>
			toRuntimePath(part, part.files[0]).replace(/[^/]+$/, ""),
		);
		expect(turkish).toBe(english);
	});

	it("is not copied under the name of another version", async () => {
		const other = { ...RUNTIME.ocrWorker, version: "6.0.0" };
		await expect(listRuntimeFiles([other])).rejects.toThrow("tesseract.js is installed as 7.0.0");
	});
});
