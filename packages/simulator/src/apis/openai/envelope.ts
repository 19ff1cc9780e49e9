import type { ChatBody, ChatTurn } from "../../answers/chat.ts";
import { hashText, hex } from "../../media/random.ts";
import type { Call } from "../../rules/dialect.ts";

/** Time stamp of every simulated reply: a fixed moment, so that replies repeat exactly. */
export const CREATED = 1_767_225_600;

/** An id that depends on the request. */
export function replyId(prefix: string, { body, url, state }: Call): string {
	const seen = body.kind === "json" ? body.text : url.pathname;
	return `${prefix}-${hex(hashText(seen, state.seed))}${hex(hashText(seen, state.seed + 1))}`;
}

/** Why a text ends, in this API's words. */
export function finishReason(reason: string): string {
	return reason === "length" ? "length" : "stop";
}

/** The `usage` object. */
export function usageOf({
	promptTokens,
	completionTokens,
}: Pick<ChatTurn, "promptTokens" | "completionTokens">): unknown {
	return {
		prompt_tokens: promptTokens,
		completion_tokens: completionTokens,
		total_tokens: promptTokens + completionTokens,
	};
}

/** True where the request includes the usage as a last event of the stream. */
export function includesUsage(body: ChatBody): boolean {
	const options = body["stream_options"];
	return (
		typeof options === "object" &&
		options !== null &&
		"include_usage" in options &&
		options.include_usage === true
	);
}
