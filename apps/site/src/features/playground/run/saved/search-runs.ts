import { matchesQuery } from "../../../../lib/turkish.ts";
import type { RunHead } from "./saved-run.ts";

/**
 * The runs in which every word of a query occurs, those with a star first, then the newest: in the input, the answer, the model, or the names of task
 * and provider. Case and diacritics do not count, nor does the difference between `ı` and `i`.
 */
export function searchRuns<Head extends Pick<RunHead, "at" | "target" | "input" | "answer" | "isStarred">>(
	heads: readonly Head[],
	query: string,
	nameOf: (head: Head) => string,
): readonly Head[] {
	return heads
		.filter((head) =>
			matchesQuery([nameOf(head), head.target.model, head.input, head.answer].join("\n"), query.trim()),
		)
		.toSorted((a, b) => Number(b.isStarred ?? false) - Number(a.isStarred ?? false) || b.at - a.at);
}
