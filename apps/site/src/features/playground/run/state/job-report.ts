import type { JobStatus } from "@pusula/inference";

/** State of a job, and the function that cancels it. */
export interface JobReport extends JobStatus {
	/** The provider's id of the job. */
	readonly id: string;
	/** Requests the cancellation; returns false when the provider has none, or the job has ended. */
	readonly cancel: () => Promise<boolean>;
}
