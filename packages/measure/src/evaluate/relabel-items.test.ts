import { expect, it } from "vitest";
import { listForeignLabels, relabelItems } from "./relabel-items.ts";

const row = (number: number, expected: string) => ({ number, args: {}, input: "", expected });
const item = (number: number, answer: string, candidate = "a") => ({ row: number, candidate, ms: 1, answer });
const rows = [row(1, "olumlu"), row(2, "olumsuz"), row(3, "olumlu")];
const items = [item(1, "POSITIVE"), item(2, "olumsuz"), item(3, "POSITIVE"), item(1, "constructor", "b")];

it("finds the answers that are none of the data's labels, the most frequent first", () => {
	expect(listForeignLabels(rows, items)).toEqual([
		{ candidate: "a", label: "POSITIVE", count: 2 },
		{ candidate: "b", label: "constructor", count: 1 },
	]);
});

it("takes no answer for a foreign one that is a label after the normalization", () => {
	const shouted = [item(1, "OLUMLU"), item(2, "Olumsuz.")];
	expect(listForeignLabels(rows, shouted)).toHaveLength(2);
	expect(listForeignLabels(rows, shouted, "turkish")).toEqual([]);
});

it("puts the data's labels in their place, for the model that was meant", () => {
	const changed = relabelItems(items, { a: { POSITIVE: "olumlu" }, b: {} });
	expect(changed.map(({ answer }) => answer)).toEqual(["olumlu", "olumsuz", "olumlu", "constructor"]);
});
