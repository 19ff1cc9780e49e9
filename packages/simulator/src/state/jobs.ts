import { RequestError } from "../types/request.ts";

import { hashText, hex } from "../media/random.ts";

/** How a job ends; `never` runs until it is cancelled. */
export type JobOutcome = "succeeded" | "failed" | "canceled" | "never";

/** State of a job when it is polled. */
export type JobPhase = "queued" | "running" | "succeeded" | "failed" | "canceled";

/** Work that a provider has accepted. */
export interface Job {
	readonly id: string;
	readonly provider: string;
	readonly model: string;
	/** URL of the finished file, or another result. */
	readonly result: unknown;
	readonly outcome: JobOutcome;
	/** Number of polls so far. */
	polls: number;
	/** True when it was cancelled before it ended. */
	isCanceled: boolean;
}

/** The queue of one simulator: accepts jobs, counts their polls, cancels them. */
export interface Jobs {
	/** Accepts a job. Its id depends on the simulator's seed and on how many jobs came before. */
	readonly submit: (job: Omit<Job, "id" | "polls" | "isCanceled">) => Job;
	/** Counts a poll and returns the phase. @throws RequestError 404 for an id that this provider never issued */
	readonly poll: (provider: string, id: string) => { readonly phase: JobPhase; readonly job: Job };
	/** Returns the phase without counting a poll. @throws RequestError as `poll` */
	readonly look: (provider: string, id: string) => { readonly phase: JobPhase; readonly job: Job };
	/** Cancels a job. Returns false for one that has already ended. @throws RequestError as `poll` */
	readonly cancel: (provider: string, id: string) => boolean;
	readonly has: (provider: string, id: string) => boolean;
	readonly clear: () => void;
}

/**
 * Makes an empty job store.
 * @param waitingPolls number of polls that return "queued" (the first) or "running" (the rest) before the end
 */
export function createJobs(seed: number, waitingPolls: number): Jobs {
	const jobs = new Map<string, Job>();
	const find = (provider: string, id: string): Job => {
		const job = jobs.get(id);
		if (job?.provider !== provider) {
			throw new RequestError({ status: 404, message: `No job has the id "${id}".`, code: "not_found" });
		}
		return job;
	};
	const phaseOf = (job: Job): JobPhase => {
		if (job.isCanceled) return "canceled";
		if (job.outcome === "never" || job.polls <= waitingPolls) return job.polls <= 1 ? "queued" : "running";
		return job.outcome;
	};
	return {
		submit: (job) => {
			const id = jobId(seed, jobs.size);
			const accepted = { ...job, id, polls: 0, isCanceled: false };
			jobs.set(id, accepted);
			return accepted;
		},
		poll: (provider, id) => {
			const job = find(provider, id);
			job.polls += 1;
			return { phase: phaseOf(job), job };
		},
		look: (provider, id) => {
			const job = find(provider, id);
			return { phase: phaseOf(job), job };
		},
		cancel: (provider, id) => {
			const job = find(provider, id);
			const phase = phaseOf(job);
			if (phase !== "queued" && phase !== "running") return false;
			job.isCanceled = true;
			return true;
		},
		has: (provider, id) => jobs.get(id)?.provider === provider,
		clear: () => jobs.clear(),
	};
}

function jobId(seed: number, count: number): string {
	const parts = [0, 1, 2, 3].map((part) => hex(hashText(`job ${count} ${part}`, seed)));
	const digits = parts.join("");
	const cuts: readonly [number, number][] = [
		[0, 8],
		[8, 12],
		[12, 16],
		[16, 20],
		[20, 32],
	];
	return cuts.map(([from, to]) => digits.slice(from, to)).join("-");
}
