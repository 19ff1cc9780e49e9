import { describe, expect, it } from "vitest";
import { createFileFinder } from "./find-file.ts";

const toFile = (path: string) => ({ path, file: new File([path], path.slice(path.lastIndexOf("/") + 1)) });
const cat = toFile("resimler/kedi.png");
const dog = toFile("resimler/köpek.png".normalize("NFD"));
const [first, second] = [toFile("a/1.png"), toFile("b/1.png")];
const find = createFileFinder([cat, dog, first, second]);

describe("the file that a cell names", () => {
	it.each([
		["the whole path", "resimler/kedi.png", cat],
		["a path from the folder", "./resimler/kedi.png", cat],
		["the name alone", "kedi.png", cat],
		["a longer path", "veri/resimler/kedi.png", cat],
		["a path of Windows", "resimler\\kedi.png", cat],
		["a name whose accents macOS keeps apart", "köpek.png", dog],
		["a name of two, with its folder", "b/1.png", second],
	])("is found by %s", (_, cell, { file }) => {
		expect(find(cell)).toBe(file);
	});

	it.each(["1.png", "yok.png", "", "edi.png", "Kedi.png"])("is none for %j", (cell) => {
		expect(find(cell)).toBeUndefined();
	});

	it("is the one that was given last", () => {
		const newer = toFile("kedi.png");
		expect(createFileFinder([toFile("kedi.png"), newer])("kedi.png")).toBe(newer.file);
	});
});
