/** Token counts of a call, where the provider sends them. */
export interface TokenUsage {
	readonly promptTokens?: number | undefined;
	readonly completionTokens?: number | undefined;
	readonly totalTokens?: number | undefined;
	/** What the provider says that the call costs, in its own unit. */
	readonly cost?: number | undefined;
}

/** The counts in a response's `usage`, under any of the providers' names; undefined without any. */
export function toTokenUsage(usage: unknown): TokenUsage | undefined {
	const counts = Object(usage) as Readonly<Record<string, unknown>>; // fields of any object are unknown
	const find = (...names: readonly string[]): number | undefined =>
		names.map((name) => counts[name]).find((count) => typeof count === "number");
	const read = {
		promptTokens: find("prompt_tokens", "input_tokens"),
		completionTokens: find("completion_tokens", "output_tokens"),
		totalTokens: find("total_tokens"),
	};
	const cost = find("cost", "estimated_cost");
	if (cost === undefined && Object.values(read).every((count) => count === undefined)) return undefined;
	return cost === undefined ? read : { ...read, cost };
}
