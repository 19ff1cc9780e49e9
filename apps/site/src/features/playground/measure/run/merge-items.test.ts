import type { MeasuredItem } from "@pusula/measure";
import { expect, it } from "vitest";
import { claimItems, mergeItems } from "./merge-items.ts";

const right = (row: number, answer = "yes"): MeasuredItem => ({ row, candidate: "m", ms: 1, answer });
const failed = (row: number): MeasuredItem => ({
	row,
	candidate: "m",
	ms: 1,
	failure: { code: "network", message: "gone" },
});

it("takes what another tab has answered since, and loses no answer of the page", () => {
	const stored = [right(1), right(2, "of the other tab"), failed(3)];
	const own = [right(1), failed(2), right(3), right(4)];
	const merged = mergeItems(stored, own).toSorted((one, other) => one.row - other.row);
	expect(merged).toEqual([right(1), right(2, "of the other tab"), right(3), right(4)]);
});

it("tells models apart", () => {
	const other = { ...right(1), candidate: "n" };
	expect(mergeItems([right(1)], [other])).toEqual([right(1), other]);
});

it("claims no place that another measurement has", () => {
	const [first, second] = [{ createdAt: "2026-11-22" }, { createdAt: "2026-11-23" }];
	const kept = { measurement: first, items: [right(1)] };
	expect(claimItems(kept, second, [])).toBeUndefined();
	expect(claimItems(kept, first, [right(2)])).toEqual([right(1), right(2)]);
	expect(claimItems(undefined, second, [right(2)])).toEqual([right(2)]);
});
