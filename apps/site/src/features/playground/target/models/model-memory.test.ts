import { expect, it } from "vitest";
import type { TextStore } from "../../../../lib/kept/storage.ts";
import { readModels, rememberUsed, toggleFavourite } from "./model-memory.ts";

function newStore(kept = new Map<string, string>()): TextStore {
	return {
		getItem: (name) => kept.get(name) ?? null,
		setItem: (name, value) => void kept.set(name, value),
		removeItem: (name) => void kept.delete(name),
	};
}

it("remembers what was used, the newest first, each once, up to a limit", () => {
	const store = newStore();
	for (const model of ["a/1", "a/2", "", "a/1"]) rememberUsed(model, store);
	expect(readModels("used", store)).toEqual(["a/1", "a/2"]);
	for (let count = 0; count < 30; count++) rememberUsed(`b/${String(count)}`, store);
	expect(readModels("used", store)).toHaveLength(20);
	expect(readModels("used", store)[0]).toBe("b/29");
});

it("adds favourites and takes them out", () => {
	const store = newStore();
	expect(toggleFavourite("a/1", store)).toEqual(["a/1"]);
	expect(toggleFavourite("a/2", store)).toEqual(["a/2", "a/1"]);
	expect(toggleFavourite("a/1", store)).toEqual(["a/2"]);
	expect(readModels("favourite", store)).toEqual(["a/2"]);
});

it("reads nothing from what it has not written, and bears a store that is full or missing", () => {
	expect(readModels("used", newStore(new Map([["pusula-models-used", "{"]])))).toEqual([]);
	expect(readModels("used", newStore(new Map([["pusula-models-used", '{"a":1}']])))).toEqual([]);
	const full = {
		...newStore(),
		setItem: () => {
			throw new Error("full");
		},
	};
	expect(() => rememberUsed("a/1", full)).not.toThrow();
	expect(() => toggleFavourite("a/1", undefined)).not.toThrow();
});
