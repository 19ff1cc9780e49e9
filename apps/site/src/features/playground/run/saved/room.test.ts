import { expect, test } from "vitest";
import { listOverflow } from "./room.ts";

const heads = [1, 2, 3, 4].map((at) => ({ id: String(at), at, bytes: 10 }));

test("the oldest runs go first, by number and by size", () => {
	expect(listOverflow(heads)).toEqual([]);
	expect(listOverflow(heads, { runs: 2, bytes: 1000 })).toEqual(["2", "1"]);
	expect(listOverflow(heads, { runs: 10, bytes: 35 })).toEqual(["1"]);
	expect(listOverflow(heads, { runs: 10, bytes: 5 })).toEqual(["4", "3", "2", "1"]);
});

test("runs with a star go last", () => {
	const starred = heads.map((head) => (head.at === 1 ? { ...head, isStarred: true as const } : head));
	expect(listOverflow(starred, { runs: 2, bytes: 1000 })).toEqual(["3", "2"]);
});
