import { foldText } from "../../../../lib/words/turkish.ts";
import type { RunHead } from "./saved-run.ts";
import { starredFirst } from "./starred-first.ts";

/**
 * The runs in which every word of a query occurs, those with a star first, then the newest: in all of their texts, the model, or
 * the names of task and provider. Case and diacritics do not count, nor does the difference between `ı` and `i`.
 * @param indexes by the ids of the runs, what `indexRun` returns; without one only the beginnings of a run's texts are searched
 */
export function searchRuns<
	Head extends Pick<RunHead, "id" | "at" | "target" | "input" | "answer" | "isStarred">,
>(
	heads: readonly Head[],
	query: string,
	nameOf: (head: Head) => string,
	indexes: ReadonlyMap<string, string>,
): readonly Head[] {
	const wanted = foldText(query.trim()).split(/\s+/);
	const isFound = (head: Head): boolean => {
		const shown = foldText([nameOf(head), head.target.model, head.input, head.answer].join("\n"));
		const index = indexes.get(head.id) ?? "";
		return wanted.every((word) => shown.includes(word) || index.includes(word));
	};
	return heads.filter(isFound).toSorted(starredFirst);
}
