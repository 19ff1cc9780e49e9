import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { NAMED_MODULES } from "./client-chunks.ts";

it.each(NAMED_MODULES)("names a module that is there: %s", (path) => {
	expect(existsSync(new URL(`../src/${path}.ts`, import.meta.url))).toBe(true);
});
