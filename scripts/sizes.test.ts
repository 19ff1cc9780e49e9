import { expect, it } from "vitest";
import LIMITS from "./sizes.json" with { type: "json" };

it.each(LIMITS)("the limit of $name says since when it holds, and what for", ({ why }) => {
	expect(why).toMatch(/^\d{4}-\d\d-\d\d: \S.*\.$/);
});
