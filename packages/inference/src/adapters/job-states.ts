import type { JobState } from "../types/job.ts";

/** A provider's own words for the states of its jobs. */
export type StateWords = Readonly<Record<string, "queued" | "running" | "done">>;

/** The state behind a provider's word for it. Any other word is that of a failure, for the reason in `failed`. */
export function toJobState(word: unknown, words: StateWords, failed: string): JobState {
	return (typeof word === "string" && Object.hasOwn(words, word) && words[word]) || { failed };
}
