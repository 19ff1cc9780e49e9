import { expect, it } from "vitest";
import { isAroundPage } from "../../../lib/urls/side-outline.ts";
import type { OutlineSection } from "./doc-outline.ts";
import { toDocSide } from "./doc-side-outline.ts";

const OUTLINE: readonly OutlineSection[] = [
	{
		id: "transformers",
		pages: [
			{ route: "/docs/transformers/pipeline/", title: "Transformers: işlem hatları" },
			{ route: "/docs/transformers/api-training/", title: "Transformers API: eğitim" },
			{ route: "/docs/transformers/sharing/", title: "Paylaşma" },
		],
	},
	{ id: "concepts", pages: [{ route: "/docs/concepts/tokens/", title: "Belirteçler" }] },
];

it("names a page without the library that its group is about", () => {
	const [group] = toDocSide(OUTLINE, "/docs/transformers/sharing/", "tr").groups;
	expect(group?.links.map(({ title }) => title)).toEqual([
		"Dizin",
		"İşlem hatları",
		"API: eğitim",
		"Paylaşma",
	]);
});

it("has all sections beside the index of the library, which is open in its own", () => {
	const { groups } = toDocSide(OUTLINE, "/docs/transformers/", "tr");
	expect(groups.map(({ id }) => id)).toEqual(["transformers", "concepts"]);
	const marked = groups.flatMap(({ links }) => links.filter(({ current }) => current));
	expect(marked).toEqual([{ href: "/docs/transformers/", title: "Dizin", current: "page" }]);
});

it("marks the page alone, not the index above it", () => {
	const links = toDocSide(OUTLINE, "/docs/transformers/pipeline/", "tr").groups.flatMap(
		(group) => group.links,
	);
	expect(links.filter(({ current }) => current).map(({ title }) => title)).toEqual(["İşlem hatları"]);
});

it("has the pages of a section with parts in the parts, the page itself marked there", () => {
	const [section] = OUTLINE;
	const pages = section?.pages ?? [];
	const parts = [
		{ id: "tutorials", pages: pages.slice(0, 1) },
		{ id: "api", pages: pages.slice(1) },
	] as const;
	const outline = [{ id: "transformers", pages, parts }] as const;
	const [group] = toDocSide(outline, "/docs/transformers/pipeline/", "tr").groups;
	expect(group?.links.map(({ title }) => title)).toEqual(["Dizin"]);
	expect(group?.parts?.map(({ title, links }) => [title, links.length])).toEqual([
		["Öğreticiler", 1],
		["API", 2],
	]);
	expect(group?.parts?.map(isAroundPage)).toEqual([true, false]);
	expect(group && isAroundPage(group)).toBe(true);
});
