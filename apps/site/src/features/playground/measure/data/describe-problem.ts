import { TableError } from "@pusula/measure";
import type { Measure } from "../../../../../messages/tr/measure.ts";
import { fill } from "../../../../lib/fill.ts";

/** What is wrong with a file, and what to do about it. */
export function describeProblem(error: unknown, words: Measure["data"]): string {
	if (error instanceof TableError) return fill(words.errors[error.code], { ...error.facts });
	return fill(words.unreadable, { reason: error instanceof Error ? error.message : String(error) });
}
