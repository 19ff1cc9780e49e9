import { expect, test } from "vitest";
import { LOCALES } from "../../lib/locale.ts";
import { REFERENCE_ROUTES } from "../../lib/urls/navigation.ts";
import { toReferenceSide } from "./reference-side.ts";

test.each(REFERENCE_ROUTES)("the list beside %s has the page once, as the current one", (route) => {
	for (const locale of LOCALES) {
		const links = toReferenceSide(route, locale).groups.flatMap((group) => group.links);
		expect(links.filter(({ current }) => current === "page")).toHaveLength(1);
		expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
	}
});
