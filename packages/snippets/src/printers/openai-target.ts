import type { Plan } from "../plan/plan.ts";
import type { MissingReason } from "../types/snippet.ts";
import { sharedHeaders } from "./headers.ts";

const CHAT_PATH = "/chat/completions";

/** Settings of an OpenAI library for a plan's provider. */
export interface OpenaiTarget {
	readonly baseUrl: string;
	/** Headers beside the library's own. */
	readonly headers: Readonly<Record<string, unknown>>;
	/** Fields of the chat call. */
	readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Base URL, further headers and fields for an OpenAI library, or the reason why it cannot make the call. `toKey` prints
 * a header's value from the key's prefix, for providers that do not take `Bearer`.
 */
export function toOpenaiTarget(
	plan: Plan,
	toKey: (prefix: string) => unknown,
): OpenaiTarget | { readonly reason: MissingReason } {
	const { call, described, isStream, isChat } = plan;
	const { auth, body, url } = described.request;
	if (!isChat || body?.kind !== "json") return { reason: "task" };
	if (call.stream && !isStream) return { reason: "stream" };
	if (!url.endsWith(CHAT_PATH)) return { reason: "url" };
	const { Authorization: key, ...headers } = sharedHeaders(plan, auth && toKey(auth.prefix));
	return {
		baseUrl: url.slice(0, -CHAT_PATH.length),
		headers: { ...headers, ...(auth && auth.prefix !== "Bearer " && { Authorization: key }) },
		fields: { ...body.value },
	};
}
