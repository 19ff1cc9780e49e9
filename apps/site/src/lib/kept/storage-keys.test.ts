import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openTestStore } from "./test-store.ts";
import { readModels, rememberUsed } from "../../features/playground/target/models/model-memory.ts";
import { noteUse, readUses } from "./last-used.ts";

const SRC = path.resolve(import.meta.dirname, "../..");

/** The same word for a database and for a lock or a format of files, which nothing mixes up. */
const NAMES_OF_TWO_KINDS = ["pusula-measure", "pusula-playground"];

it("no two modules keep something under the same name", () => {
	const files = globSync("**/*.{ts,tsx,astro}", { cwd: SRC }).filter((file) => !/\.test\.tsx?$/.test(file));
	const found = files.flatMap((file) => {
		const text = readFileSync(path.join(SRC, file), "utf8");
		return [...new Set(text.match(/(?<=["`])pusula-[\w-]*(?=["`$])/g))];
	});
	expect(found).toContain("pusula-theme");
	const twice = found.filter((name, index) => found.indexOf(name) < index);
	expect(twice.filter((name) => !NAMES_OF_TWO_KINDS.includes(name))).toEqual([]);
});

it("the models used last in the playground, and the days of local runs, leave each other alone", () => {
	const store = openTestStore();
	rememberUsed("acme/fox", store);
	noteUse("acme/owl", "2026-11-22", store);
	rememberUsed("acme/owl", store);
	expect(readModels("used", store)).toEqual(["acme/owl", "acme/fox"]);
	expect(readUses(store)).toEqual({ "acme/owl": "2026-11-22" });
});
