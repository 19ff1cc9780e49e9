import { expect, it } from "vitest";
import { addVersion, listSteps, removeVersion, showVersion, toBranches } from "./branches.ts";

const itemsOf = (all: ReturnType<typeof toBranches<string>>): string =>
	listSteps(all)
		.map(({ item }) => item)
		.join("");

it("branches at a message, and goes back with all that followed", () => {
	const first = toBranches(["a", "b", "c", "d"]);
	const edited = addVersion(addVersion(first, 2, "C"), 3, "D");
	expect(itemsOf(edited)).toBe("abCD");
	expect(listSteps(edited)[2]).toEqual({ item: "C", version: 1, versions: 2, path: "/0/0/1" });
	expect(itemsOf(showVersion(edited, 2, 0))).toBe("abcd");
	expect(itemsOf(showVersion(showVersion(edited, 2, 0), 2, 1))).toBe("abCD");
	expect(itemsOf(first)).toBe("abcd");
});

it("adds behind the last message, and to an empty conversation", () => {
	expect(itemsOf(addVersion(toBranches(["a"]), 1, "b"))).toBe("ab");
	expect(itemsOf(addVersion(toBranches<string>([]), 0, "a"))).toBe("a");
	expect(listSteps(toBranches([]))).toEqual([]);
});

it("removes a version with what follows it, and shows the other", () => {
	const regenerated = addVersion(toBranches(["a", "b", "c"]), 1, "B");
	expect(itemsOf(removeVersion(regenerated, 1))).toBe("abc");
	expect(itemsOf(removeVersion(removeVersion(regenerated, 1), 1))).toBe("a");
	expect(itemsOf(removeVersion(toBranches(["a"]), 0))).toBe("");
});
