import type { Plan } from "../plan.ts";

/**
 * Whether a call other than chat goes to an OpenAI-style route below the caller's endpoint. The platform's own libraries
 * find that of chat alone, and call the endpoint's bare address for all else.
 */
export function isBelowEndpoint({ call: { task, endpointUrl }, described: { request } }: Plan): boolean {
	return task !== "conversational" && endpointUrl !== undefined && request.url !== new URL(endpointUrl).href;
}
