import type { LocalizedText } from "@pusula/tasks";
import recorded from "../../../generated/changes.json" with { type: "json" };
import { AREAS, CHANGE_KINDS, type Change, isArea, isChangeKind } from "./change.ts";
import { CHANGE_NOTES } from "./change-notes.ts";

/** Everything that changed on one day. */
export interface ChangeDay {
	/** `YYYY-MM-DD`. */
	readonly date: string;
	/** Note on the day, if it has one. */
	readonly note?: LocalizedText;
	/** In the order of areas and kinds. */
	readonly changes: readonly Change[];
}

/**
 * The days on which the data changed, newest first.
 * @throws Error when the record names an area or kind that the site does not know
 */
export function listChangeDays(): readonly ChangeDay[] {
	return groupByDay(recorded.map(readChange), CHANGE_NOTES);
}

/** Changes as days, newest first, each with its note; a note without changes makes a day too. */
export function groupByDay(
	changes: readonly Change[],
	notes: Readonly<Record<string, LocalizedText>>,
): readonly ChangeDay[] {
	const dates = [...new Set([...changes.map(({ date }) => date), ...Object.keys(notes)])];
	return dates
		.toSorted()
		.toReversed()
		.map((date) => {
			const note = notes[date];
			const own = changes.filter((change) => change.date === date);
			return { date, ...(note && { note }), changes: own.toSorted((a, b) => rankOf(a) - rankOf(b)) };
		});
}

function rankOf({ area, kind }: Change): number {
	return AREAS.indexOf(area) * CHANGE_KINDS.length + CHANGE_KINDS.indexOf(kind);
}

function readChange({ date, area, kind, ids }: (typeof recorded)[number]): Change {
	if (!isArea(area) || !isChangeKind(kind))
		throw new Error(`Unknown area or kind of change: ${area} ${kind}`);
	return { date, area, kind, ids };
}
