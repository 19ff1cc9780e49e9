import { describe, expect, it } from "vitest";
import { localePaths, toFileHref, toHref } from "./paths.ts";

describe("toHref", () => {
	it("gives Turkish pages no language part and English pages /en", () => {
		expect(toHref("/tasks/", "tr", "/")).toBe("/tasks/");
		expect(toHref("/tasks/", "en", "/")).toBe("/en/tasks/");
		expect(toHref("/", "en", "/")).toBe("/en/");
	});

	it("keeps the base path with or without a slash at its end", () => {
		expect(toHref("/tasks/", "en", "/pusula")).toBe("/pusula/en/tasks/");
		expect(toHref("/", "tr", "/pusula/")).toBe("/pusula/");
		expect(toFileHref("/favicon.svg", "/pusula/")).toBe("/pusula/favicon.svg");
	});
});

describe("localePaths", () => {
	it("offers each language once", () => {
		expect(localePaths().map(({ params }) => params.locale)).toEqual([undefined, "en"]);
	});
});
