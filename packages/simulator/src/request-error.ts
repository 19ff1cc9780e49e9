/** The problem with a request, before a dialect makes its error body from it. */
export interface Problem {
	readonly status: number;
	readonly message: string;
	/** Dotted path inside the body. */
	readonly at?: string;
	/** Short machine-readable reason. */
	readonly code?: string;
}

/** Thrown for a request that a provider would reject; its dialect turns `problem` into the error body. */
export class RequestError extends Error {
	readonly problem: Problem;
	constructor(problem: Problem) {
		super(problem.message);
		this.name = "RequestError";
		this.problem = problem;
	}
}
