import { expect, test } from "vitest";
import { findCurrent, NAVIGATION, REFERENCE_ROUTES } from "./navigation.ts";
import type { Route } from "./paths.ts";

const findMarked = (route: Route) =>
	NAVIGATION.flatMap((entry) => {
		const mark = findCurrent(entry, route);
		return mark ? [[entry.route, mark]] : [];
	});

test("marks the page itself", () => {
	expect(findMarked("/reference/")).toEqual([["/reference/", "page"]]);
});

test.each([...REFERENCE_ROUTES.slice(1), "/errors/timeout/"] as const)(
	"marks the reference on %s",
	(route) => {
		expect(findMarked(route)).toEqual([["/reference/", "true"]]);
	},
);
