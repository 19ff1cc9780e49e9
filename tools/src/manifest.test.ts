import { expect, test } from "vitest";
import { readManifests, toManifest } from "./manifest.ts";

test("takes name, privacy, scripts and entries", () => {
	const text =
		'{ "name": "@a/b", "private": true, "scripts": { "build": "x" }, "exports": { ".": "./a.js", "./c": "./c.js" } }';
	expect(toManifest("packages/b", text)).toEqual({
		folder: "packages/b",
		name: "@a/b",
		isPrivate: true,
		scripts: ["build"],
		entries: [".", "./c"],
	});
	expect(toManifest("packages/b", '{ "name": "b" }')).toMatchObject({
		isPrivate: false,
		scripts: [],
		entries: [],
	});
});

test("refuses a manifest without a name", () => {
	expect(() => toManifest("packages/b", "{}")).toThrow("packages/b/package.json has no name");
});

test("finds every published package of this repository in its folder", async () => {
	const published = (await readManifests()).filter(({ isPrivate }) => !isPrivate);
	const named = published.filter(({ folder, name }) => name === folder.replace("packages/", "@pusula/"));
	expect(published).toEqual(named);
	expect(published.map(({ folder }) => folder)).toContain("packages/inference");
});
