import { expect, test } from "vitest";
import { playgroundSaved as words } from "../../../../../messages/en/playground-saved.ts";
import { describeImport } from "./describe-import.ts";
import type { Imported } from "./transfer.ts";

const NOTHING: Imported = {
	runs: 0,
	presets: 0,
	known: 0,
	skipped: 0,
	runsLeft: 0,
	presetsLeft: 0,
	deleted: 0,
	problems: [],
};
const describe = (imported: Partial<Imported>): string =>
	describeImport({ ...NOTHING, ...imported }, words, "en");

test("what was taken is said with what made room for it, and each of the rest with its own reason", () => {
	const said = describe({ runs: 2, deleted: 3, runsLeft: 4, presetsLeft: 5, skipped: 6 });
	expect(said).toMatch(/^2 runs and 0 presets were imported/);
	for (const part of [
		/oldest runs of the history were deleted: 3/,
		/4 runs were left out/,
		/5 presets were left out/,
		/6 records were left out/,
	])
		expect(said).toMatch(part);
});

test("a file that cannot be read is named, and nothing else is said where nothing was taken", () => {
	expect(describe({ problems: [{ name: "a.json", problem: "newer", version: 7 }] })).toMatch(
		/^a\.json: .*\(7\)/,
	);
	expect(describe({ problems: [{ name: "a.json", problem: "too-large" }] })).toMatch(/150\sMB/);
});
