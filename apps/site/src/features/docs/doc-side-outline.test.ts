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
];

it("names a page without the library that its group is about", () => {
	const [group] = toDocSide(OUTLINE, "/docs/transformers/sharing/", "tr").groups;
	expect(group?.links.map(({ title }) => title)).toEqual(["İşlem hatları", "API: eğitim", "Paylaşma"]);
});
