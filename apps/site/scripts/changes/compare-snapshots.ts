import {
	type DataArea,
	AREAS,
	type Change,
	CHANGE_KINDS,
	type ChangeKind,
} from "../../src/facts/changes/change.ts";

/** A fingerprint of each part of each area, by id. */
export type Snapshot = Readonly<Record<DataArea, Readonly<Record<string, string>>>>;

/** A snapshot of nothing: everything compared with it is new. */
export const EMPTY_SNAPSHOT: Snapshot = { tasks: {}, providers: {}, models: {}, libraries: {}, glossary: {} };

/** What happened between two snapshots; empty when they say the same. */
export function listChanges(before: Snapshot, after: Snapshot, date: string): readonly Change[] {
	return AREAS.flatMap((area) => {
		const old = before[area];
		const now = after[area];
		const kinds = new Map<string, ChangeKind>();
		for (const [id, print] of Object.entries(now)) {
			if (old[id] === undefined) kinds.set(id, "added");
			else if (old[id] !== print) kinds.set(id, "changed");
		}
		for (const id of Object.keys(old)) if (now[id] === undefined) kinds.set(id, "removed");
		return toChanges(kinds, area, date);
	});
}

/** A record with later changes put in. What happens twice to one part on the same day becomes one change, or none. */
export function addChanges(record: readonly Change[], later: readonly Change[]): readonly Change[] {
	const dates = [...new Set([...later, ...record].map(({ date }) => date))].toSorted().toReversed();
	return dates.flatMap((date) =>
		AREAS.flatMap((area) => {
			const isHere = (change: Change): boolean => change.date === date && change.area === area;
			const kinds = new Map<string, ChangeKind>();
			for (const { kind, ids } of [...record.filter(isHere), ...later.filter(isHere)])
				for (const id of ids) put(kinds, id, kind);
			return toChanges(kinds, area, date);
		}),
	);
}

function put(kinds: Map<string, ChangeKind>, id: string, kind: ChangeKind): void {
	const earlier = kinds.get(id);
	if (earlier === "added" && kind === "removed") kinds.delete(id);
	else if (earlier === "added") kinds.set(id, "added");
	else if (earlier === "removed") kinds.set(id, "changed");
	else kinds.set(id, kind);
}

function toChanges(kinds: ReadonlyMap<string, ChangeKind>, area: DataArea, date: string): readonly Change[] {
	return CHANGE_KINDS.map((kind) => ({
		date,
		area,
		kind,
		ids: [...kinds]
			.filter(([, own]) => own === kind)
			.map(([id]) => id)
			.toSorted(),
	})).filter(({ ids }) => ids.length > 0);
}
