import { expect, test } from "vitest";
import { REFERENCE_ROUTES } from "../../lib/urls/navigation.ts";
import { findReferenceNeighbours, listReferencePages } from "./reference-pages.ts";

test("lists every page in which things are looked up, with what it holds", () => {
	const pages = listReferencePages("tr");
	expect(pages.map(({ route }) => route)).toEqual(REFERENCE_ROUTES);
	expect(pages.filter(({ text }) => text === "" || text.includes("{"))).toEqual([]);
});

test("leads from each of them to the one before and the one after", () => {
	expect(findReferenceNeighbours("/reference/", "tr").previous).toBeUndefined();
	expect(findReferenceNeighbours("/metrics/", "tr")).toMatchObject({
		previous: { href: "/libraries/" },
		next: { href: "/chat-template/" },
	});
	const [before, last] = REFERENCE_ROUTES.slice(-2);
	expect(findReferenceNeighbours(last ?? "/", "en")).toMatchObject({
		previous: { href: `/en${before}` },
		next: undefined,
	});
});
