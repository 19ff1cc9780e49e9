import type { Problem } from "./request.ts";

/** Ends the handling of a request; the provider's dialect turns `problem` into its own error body. */
export class RequestError extends Error {
	readonly problem: Problem;
	constructor(problem: Problem) {
		super(problem.message);
		this.name = "Refusal";
		this.problem = problem;
	}
}
