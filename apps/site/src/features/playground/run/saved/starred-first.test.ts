import { expect, it } from "vitest";
import { starredFirst } from "./starred-first.ts";

it("puts those with a star first, and among each the newest", () => {
	const kept = [{ at: 1 }, { at: 2, isStarred: true }, { at: 4 }, { at: 3, isStarred: true }];
	expect(kept.toSorted(starredFirst).map(({ at }) => at)).toEqual([3, 2, 4, 1]);
});
