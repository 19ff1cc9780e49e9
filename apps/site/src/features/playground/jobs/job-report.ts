import type { JobStatus } from "@pusula/inference";

/** Where a job stands, and the way to cancel it. */
export interface JobReport extends JobStatus {
	/** The provider's id of the job. */
	readonly id: string;
	/** Asks the provider to cancel; false when it has no way to, or the job has ended. */
	readonly cancel: () => Promise<boolean>;
}
