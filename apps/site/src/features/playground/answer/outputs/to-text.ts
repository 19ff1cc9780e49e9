import { findResultText } from "../../../../lib/words/find-result-text.ts";

/** The text of an output, under any of the tasks' field names; JSON of one that has none. */
export function toText(output: unknown): string {
	return findResultText(output) ?? JSON.stringify(output);
}
