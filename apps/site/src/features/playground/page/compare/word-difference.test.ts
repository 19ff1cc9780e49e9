import { expect, test } from "vitest";
import { findDifference } from "./word-difference.ts";

test("words that came and went are marked and counted, Turkish letters and suffixes as part of their word", () => {
	const found = findDifference("İstanbul'da hava çok güzel.", "İstanbul'da hava bugün güzel.", "tr");
	expect(found?.stretches.filter(({ kind }) => kind !== "same")).toEqual([
		{ kind: "removed", text: "çok" },
		{ kind: "added", text: "bugün" },
	]);
	expect(found).toMatchObject({ added: 1, removed: 1 });
});

test("both texts come back from the stretches", () => {
	const [first, second] = ["bir iki üç\ndört", "bir üç beş\n\ndört altı"];
	const stretches = findDifference(first, second, "tr")?.stretches ?? [];
	const without = (kind: string) =>
		stretches
			.filter((one) => one.kind !== kind)
			.map(({ text }) => text)
			.join("");
	expect(without("added")).toBe(first);
	expect(without("removed")).toBe(second);
});

test("equal texts differ in nothing, and endless ones are not compared", () => {
	expect(findDifference("aynı", "aynı", "tr")).toMatchObject({ added: 0, removed: 0 });
	expect(findDifference("a".repeat(60_000), "b", "tr")).toBeUndefined();
});
