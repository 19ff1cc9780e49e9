import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../lib/locale.ts";
import type { Route } from "../../../lib/urls/paths.ts";
import { findDocPlace, outlineDocs } from "./doc-outline.ts";
import { toDocSide } from "./doc-side-outline.ts";
import { DOC_TREE } from "./doc-tree.ts";

const CONTENT = new URL("../../../../content/", import.meta.url).pathname;
const WRITTEN = DOC_TREE.filter(({ id }) => id !== "api");

describe("the tree of the documentation", () => {
	it.each(LOCALES)("names exactly the pages there are in %s", (locale) => {
		const named = WRITTEN.flatMap(({ id, pages }) => pages.map((page) => `${id}/${page}.mdx`));
		const files = globSync("*/**/*.mdx", { cwd: `${CONTENT}${locale}/docs` });
		expect(files.toSorted()).toEqual(named.toSorted());
	});

	it.each(LOCALES)("has the guides of the library in the parts of its index in %s", (locale) => {
		const index = readFileSync(`${CONTENT}${locale}/docs/transformers.mdx`, "utf8");
		const [list = ""] = index.split("</Chapters>");
		const led = list
			.split(/^\d\. /m)
			.slice(1)
			.map((chapter) => [...chapter.matchAll(/\/docs\/transformers\/([\w-]+)\/\)/g)].map(([, page]) => page));
		const parts = DOC_TREE.find(({ id }) => id === "transformers")?.parts ?? [];
		expect(led.map((pages) => new Set(pages))).toEqual(parts.map(({ pages }) => new Set(pages)));
	});

	it("leads from page to page", () => {
		expect(findDocPlace(outlineDocs(String), "/docs/how-to/keys-and-billing/")).toEqual({
			section: "how-to",
			page: expect.objectContaining({ title: "how-to/keys-and-billing" }) as unknown,
			previous: expect.objectContaining({ title: "how-to/choose-a-provider" }) as unknown,
			next: expect.objectContaining({ title: "how-to/retries-and-timeouts" }) as unknown,
		});
	});

	it("puts a part of a page where the page is", () => {
		const place = findDocPlace(outlineDocs(String), "/docs/api/tasks/types/");
		expect(place?.page.route).toBe("/docs/api/tasks/");
	});

	it("has no neighbours for a page outside the tree", () => {
		expect(findDocPlace(outlineDocs(String), "/docs/transformers/")).toBeUndefined();
	});

	it("stands whole beside every page", () => {
		const outline = outlineDocs(String);
		const groupsOf = (route: Route) => toDocSide(outline, route, "en").groups.map(({ id }) => id);
		for (const route of ["/docs/transformers/", "/docs/transformers/lora/", "/docs/api/tasks/"] as const)
			expect(groupsOf(route)).toEqual(DOC_TREE.map(({ id }) => id));
	});
});
