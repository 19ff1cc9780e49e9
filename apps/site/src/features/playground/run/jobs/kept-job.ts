import { findTabStorage, type TextStore } from "../../../../lib/kept/storage.ts";
import type { ConnectionKind } from "../../target/state/access.ts";
import type { Exchange } from "../state/exchange.ts";
import { writeWithRoom } from "../../form/draft/draft-store.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import { JOBS_NAME } from "./has-kept-jobs.ts";

/** A job that outlives the page: what it takes to go on waiting for it. No key is part of it. */
export interface KeptJob {
	/** Unique among the jobs of all providers. */
	readonly id: string;
	/** The client's stored job, as JSON text. */
	readonly stored: string;
	/** Without the input, which the job does not need any more. */
	readonly call: PlaygroundCall;
	readonly connection: ConnectionKind;
	/** The request that submitted it; simulated jobs only, whose provider begins anew with the page. */
	readonly submission?: Pick<Exchange, "method" | "url" | "headers" | "body"> | undefined;
}

/**
 * Keeps a job for this tab, beside the others; false where it could not. Where there is no room for all, what is kept beside the
 * forms goes, then simulated jobs, which cost nothing and carry their whole request; the others stay as they are.
 */
export function keepJob(job: KeptJob, store: TextStore | undefined = findTabStorage()): boolean {
	const jobs = [...readKeptJobs(store).filter(({ id }) => id !== job.id), job];
	if (writeJobs(jobs, store)) return true;
	const paid = jobs.filter(({ connection }) => connection !== "simulated");
	return writeJobs(paid, store) && job.connection !== "simulated";
}

/** Deletes one job of this tab. */
export function forgetJob(id: string, store: TextStore | undefined = findTabStorage()): void {
	writeJobs(
		readKeptJobs(store).filter((job) => job.id !== id),
		store,
	);
}

/** The jobs of this tab whose results have not come, the oldest first. */
export function readKeptJobs(store: TextStore | undefined = findTabStorage()): readonly KeptJob[] {
	return JSON.parse(store?.getItem(JOBS_NAME) ?? "[]") as readonly KeptJob[]; // written below
}

/** False where there is no store, or no room in it. */
function writeJobs(jobs: readonly KeptJob[], store: TextStore | undefined): boolean {
	if (jobs.length > 0) return store !== undefined && writeWithRoom(JOBS_NAME, JSON.stringify(jobs), store);
	store?.removeItem(JOBS_NAME);
	return true;
}
