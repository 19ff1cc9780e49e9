import type { Plan } from "../plan/plan.ts";

/** Headers of every request of a plan, polls of its job included: the key, and those that the route needs. */
export function sharedHeaders({ described }: Plan, key: unknown): Record<string, unknown> {
	const { auth, headers } = described.request;
	const hold = described.job?.job.holdHeader;
	const others = Object.entries(headers).filter(([name]) => name !== "Content-Type" && name !== hold);
	return { ...(auth && { [auth.header]: key }), ...Object.fromEntries(others) };
}

/** Headers of the call itself beside the shared ones. A form names its own type, with the mark between its parts. */
export function ownHeaders({ described }: Plan): Record<string, string> {
	const { headers, body } = described.request;
	const hold = described.job?.job.holdHeader;
	const { "Content-Type": type } = headers;
	return {
		...(type !== undefined && { "Content-Type": type }),
		...(body?.kind === "file" && { "Content-Type": body.file.type }),
		...(hold !== undefined && headers[hold] !== undefined && { [hold]: headers[hold] }),
	};
}
