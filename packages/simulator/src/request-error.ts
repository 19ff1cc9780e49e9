/** What is wrong with a request, before a provider puts it into its own words. */
export interface Problem {
	readonly status: number;
	readonly message: string;
	/** Where, as a dotted path inside the body. */
	readonly at?: string;
	/** Short machine-readable reason. */
	readonly code?: string;
}

/** Ends the handling of a request; the provider's dialect turns `problem` into its own error body. */
export class RequestError extends Error {
	readonly problem: Problem;
	constructor(problem: Problem) {
		super(problem.message);
		this.name = "Refusal";
		this.problem = problem;
	}
}
