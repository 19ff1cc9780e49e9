import { expect, test } from "vitest";
import { WEIGHTS } from "../../src/features/drawings/drawings/causal-weights.ts";
import { SHARES } from "../../src/features/drawings/drawings/squeeze-or-crop.ts";
import { findGuide } from "../../src/features/guides/guides.ts";

function printed(guide: string, cell: string): string {
	return findGuide(guide).record.cells.find(({ id }) => id === cell)?.output ?? "";
}

test("the drawn weights are those that the guide to attention printed", () => {
	for (const [cell, rows] of Object.entries(WEIGHTS)) expect(printed("attention", cell)).toContain(rows);
});

test("the drawn shares are those that the guide to preprocessing printed", () => {
	const lines = Object.entries(SHARES).map(([name, share]) => `${name} ${share}`);
	expect(printed("preprocessing", "squeezed").split("\n")).toEqual(lines);
});
