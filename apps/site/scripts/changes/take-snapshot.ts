import { createHash } from "node:crypto";
import { type DataArea, AREAS } from "../../src/facts/changes/change.ts";
import type { AreaFacts } from "./data-areas.ts";
import type { Snapshot } from "./compare-snapshots.ts";

const PRINT_LENGTH = 10;

/** A fingerprint of every part. The order of fields does not matter; functions are not part of the data. */
export function takeSnapshot(areas: Readonly<Record<DataArea, AreaFacts>>): Snapshot {
	const take = (area: DataArea): Readonly<Record<string, string>> =>
		Object.fromEntries([...areas[area]].map(([id, facts]) => [id, toPrint(facts)] as const).toSorted(byId));
	const [tasks, providers, models, libraries, glossary] = AREAS;
	return {
		tasks: take(tasks),
		providers: take(providers),
		models: take(models),
		libraries: take(libraries),
		glossary: take(glossary),
	};
}

function byId([a]: readonly [string, string], [b]: readonly [string, string]): number {
	return a < b ? -1 : 1;
}

function toPrint(facts: unknown): string {
	const text = JSON.stringify(facts, (_name, value: unknown) => sortFields(value));
	return createHash("sha256").update(text).digest("hex").slice(0, PRINT_LENGTH);
}

function sortFields(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
