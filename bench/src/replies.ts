/** Response body of a chat call. */
export const CHAT_REPLY = {
	id: "chatcmpl-1",
	object: "chat.completion",
	created: 1_760_000_000,
	model: "model",
	choices: [{ index: 0, message: { role: "assistant", content: "Merhaba, iyiyim." }, finish_reason: "stop" }],
	usage: { prompt_tokens: 9, completion_tokens: 7, total_tokens: 16 },
} as const;

/** Response body of the hub's lookup. */
export const LOOKUP_REPLY = {
	inferenceProviderMapping: { groq: { providerId: "model", status: "live", task: "conversational" } },
} as const;
