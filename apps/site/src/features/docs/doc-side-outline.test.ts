import { expect, it } from "vitest";
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
