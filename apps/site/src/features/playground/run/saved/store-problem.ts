/**
 * Why the device did not keep something.
 * - `full`: the browser gives the site no more room.
 * - `failed`: any other reason, as where the browser keeps no data.
 */
export type StoreProblem = "full" | "failed";

/** The problem behind an error of the browser's database. */
export function toStoreProblem(error: unknown): StoreProblem {
	return error instanceof Error && error.name === "QuotaExceededError" ? "full" : "failed";
}
