import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listPages } from "./list-pages.ts";

const PAGES = new URL("../../../pages/[...locale]/", import.meta.url).pathname;

/** The start page, the search itself, and the page shown without a network. */
const NOT_LISTED = ["/", "/search/", "/offline/"];

describe("pages with a file of their own", () => {
	const routes = globSync("**/*.astro", { cwd: PAGES })
		// A page of the documentation is found by its text, whatever file its route has.
		.filter((file) => !file.includes("[") && !/^docs\/(?!index)/.test(file))
		.map((file) => `/${file.replace(/(?:index)?\.astro$/, "/")}`.replace("//", "/"));

	it("are found by the search", () => {
		const found = listPages("en").map(({ href }) => href.replace(/^\/en/, ""));
		expect(found.toSorted()).toEqual(routes.filter((route) => !NOT_LISTED.includes(route)).toSorted());
	});
});
