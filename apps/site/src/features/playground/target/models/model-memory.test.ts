import { expect, it } from "vitest";
import { openTestStore } from "../../../../lib/kept/test-store.ts";
import { readModels, rememberUsed, toggleFavourite } from "./model-memory.ts";

it("remembers what was used, the newest first, each once, up to a limit", () => {
	const store = openTestStore();
	for (const model of ["a/1", "a/2", "", "a/1"]) rememberUsed(model, store);
	expect(readModels("used", store)).toEqual(["a/1", "a/2"]);
	for (let count = 0; count < 30; count++) rememberUsed(`b/${String(count)}`, store);
	expect(readModels("used", store)).toHaveLength(20);
	expect(readModels("used", store)[0]).toBe("b/29");
});

it("adds favourites and takes them out", () => {
	const store = openTestStore();
	expect(toggleFavourite("a/1", store)).toEqual(["a/1"]);
	expect(toggleFavourite("a/2", store)).toEqual(["a/2", "a/1"]);
	expect(toggleFavourite("a/1", store)).toEqual(["a/2"]);
	expect(readModels("favourite", store)).toEqual(["a/2"]);
});

it("reads nothing from what it has not written, and bears a store that is full or missing", () => {
	for (const text of ["{", '{"a":1}'])
		expect(readModels("used", openTestStore({ texts: { "pusula-models-used": text } }))).toEqual([]);
	expect(() => rememberUsed("a/1", openTestStore({ room: 0 }))).not.toThrow();
	expect(() => toggleFavourite("a/1", undefined)).not.toThrow();
});
