import { RequestError } from "../request-error.ts";

import { hashText, hex } from "../random.ts";

/** How a job ends. */
export type JobOutcome = "succeeded" | "failed" | "canceled" | "never";

/** Where a job stands when it is asked. */
export type JobPhase = "queued" | "running" | "succeeded" | "failed" | "canceled";

/** A piece of work that a provider has accepted. */
export interface Job {
	readonly id: string;
	readonly provider: string;
	readonly model: string;
	/** Address of the finished file, or another result. */
	readonly result: unknown;
	readonly outcome: JobOutcome;
	/** How many polls it has answered. */
	polls: number;
	/** Its owner took it back before it had ended. */
	isCanceled: boolean;
}

/** The jobs of one simulator. */
export interface Jobs {
	/** Accepts a job. Its id depends on the simulator's seed and on how many jobs came before. */
	readonly submit: (job: Omit<Job, "id" | "polls" | "isCanceled">) => Job;
	/** Counts a poll and gives the phase. @throws Refusal 404 for an id this provider never gave */
	readonly poll: (provider: string, id: string) => { readonly phase: JobPhase; readonly job: Job };
	/** Looks without counting: the phase the next poll would not change. @throws Refusal as `poll` */
	readonly look: (provider: string, id: string) => { readonly phase: JobPhase; readonly job: Job };
	/** Takes a job back. Gives false for one that has ended already. @throws Refusal as `poll` */
	readonly cancel: (provider: string, id: string) => boolean;
	readonly has: (provider: string, id: string) => boolean;
	readonly clear: () => void;
}

/**
 * Makes an empty job store.
 * @param waitingPolls how many polls say "queued" (the first) or "running" (the rest) before the end
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
