import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ERROR_CODES } from "./error-codes.ts";

const src = new URL("./", import.meta.url).pathname;
const sources = globSync("**/*.ts", { cwd: src })
	.filter((file) => !file.endsWith(".test.ts") && file !== "error-codes.ts")
	.map((file) => readFileSync(src + file, "utf8"))
	.join("\n");

it("names every code once", () => {
	expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});

it.each(ERROR_CODES)("names %s, which the sources give", (code) => {
	expect(sources).toMatch(
		new RegExp(`code: "${code}"|\\blimit\\([^;]*"${code}"\\)|timeoutError\\([^;]*"${code}"\\)`),
	);
});
