import { describe, expect, it } from "vitest";
import { LOCALES } from "../locale.ts";
import { toFileHref } from "./file-href.ts";
import { localePaths, toHref, toLinkHref } from "./paths.ts";

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

describe("toLinkHref", () => {
	it.each([
		["/metrics/", "/pusula/en/metrics/"],
		["/metrics/#wer", "/pusula/en/metrics/#wer"],
		["/playground/?task=fill-mask#code", "/pusula/en/playground/?task=fill-mask#code"],
		["#here", "#here"],
		["https://example.org/a/#b", "https://example.org/a/#b"],
		["//example.org/", "//example.org/"],
	])("makes %s %s", (link, href) => {
		expect(toLinkHref(link, "en", "/pusula/")).toBe(href);
	});
});

describe("localePaths", () => {
	it("offers each language once", () => {
		expect(localePaths().map(({ props }) => props.locale)).toEqual(LOCALES);
		expect(localePaths().map(({ params }) => params.locale)).toEqual([undefined, ...LOCALES.slice(1)]);
	});
});
