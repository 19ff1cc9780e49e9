import { findTabStorage, type TextStore } from "../../../../lib/kept/storage.ts";

/** Where the tab's store keeps jobs. */
export const JOBS_NAME = "pusula-playground-jobs";

/** True where this tab keeps a job; what reads and polls it is loaded only then. */
export function hasKeptJobs(store: TextStore | undefined = findTabStorage()): boolean {
	return typeof store?.getItem(JOBS_NAME) === "string";
}
