import { findText } from "../../../../lib/find-text.ts";

/** The text of an output, under any of the tasks' field names; JSON of one that has none. */
export function toText(output: unknown): string {
	return findText(output) ?? JSON.stringify(output);
}
