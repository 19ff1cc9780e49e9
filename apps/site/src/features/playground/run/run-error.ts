/** Error of a failed run, as the page shows it. */
export interface RunError {
	/** The client's code; absent for an error that is not the client's. */
	readonly code?: string | undefined;
	readonly message: string;
	readonly status?: number | undefined;
	/** Seconds from the server's `Retry-After`. */
	readonly retryAfter?: number | undefined;
	/** Number of attempts. */
	readonly attempts: number;
}

/** Reads an error of any kind. The client's errors are known by their fields, so that the client need not be loaded for it. */
export function toRunError(error: unknown): RunError {
	if (!(error instanceof Error)) return { message: String(error), attempts: 0 };
	const { code, status, retryAfter, attempts } = error as Partial<Fields>; // any of the fields may be missing
	return {
		message: error.message,
		attempts: Array.isArray(attempts) ? attempts.length : 0,
		...(typeof code === "string" && { code }),
		...(typeof status === "number" && { status }),
		...(typeof retryAfter === "number" && { retryAfter }),
	};
}

/** True for what the simulated hub, its router and its providers say of a model that nobody has. */
export function isUnknownModel(message: string): boolean {
	return /\bmodel .+ does not exist/i.test(message);
}

interface Fields {
	readonly code: unknown;
	readonly status: unknown;
	readonly retryAfter: unknown;
	readonly attempts: unknown;
}
