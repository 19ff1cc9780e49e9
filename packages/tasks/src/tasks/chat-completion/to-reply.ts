import type { JsonValue } from "../../types/json-schema.ts";

/** A reply with one turn. Its tokens are not counted, since every model counts its own. */
export function toReply(message: Readonly<Record<string, JsonValue>>, reason = "stop"): JsonValue {
	return {
		id: "example",
		created: 0,
		model: "example",
		choices: [{ index: 0, finish_reason: reason, message: { role: "assistant", ...message } }],
		usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
	};
}
