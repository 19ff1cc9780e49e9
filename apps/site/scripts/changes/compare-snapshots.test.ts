import { expect, test } from "vitest";
import type { Change } from "../../src/facts/changes/change.ts";
import { addChanges, EMPTY_SNAPSHOT, listChanges, type Snapshot } from "./compare-snapshots.ts";

const snapshot = (tasks: Readonly<Record<string, string>>): Snapshot => ({ ...EMPTY_SNAPSHOT, tasks });
const change = (date: string, kind: Change["kind"], ...ids: string[]): Change => ({
	date,
	area: "tasks",
	kind,
	ids,
});

test("names what was added, changed and removed, in order", () => {
	expect(
		listChanges(snapshot({ a: "1", b: "1", c: "1" }), snapshot({ d: "1", b: "2", c: "1" }), "2026-01-02"),
	).toEqual([
		change("2026-01-02", "added", "d"),
		change("2026-01-02", "changed", "b"),
		change("2026-01-02", "removed", "a"),
	]);
});

test("says nothing when nothing changed", () => {
	expect(listChanges(snapshot({ a: "1" }), snapshot({ a: "1" }), "2026-01-02")).toEqual([]);
});

test("what happens twice on one day is listed as one change, or not at all", () => {
	const record = [
		change("2026-01-02", "added", "new", "short-lived"),
		change("2026-01-02", "removed", "back"),
		change("2026-01-02", "changed", "gone"),
	];
	const later = [
		change("2026-01-02", "added", "back"),
		change("2026-01-02", "changed", "new"),
		change("2026-01-02", "removed", "gone", "short-lived"),
	];
	expect(addChanges(record, later)).toEqual([
		change("2026-01-02", "added", "new"),
		change("2026-01-02", "changed", "back"),
		change("2026-01-02", "removed", "gone"),
	]);
});

test("days stay apart, newest first", () => {
	expect(addChanges([change("2026-01-01", "added", "a")], [change("2026-01-02", "removed", "a")])).toEqual([
		change("2026-01-02", "removed", "a"),
		change("2026-01-01", "added", "a"),
	]);
});
