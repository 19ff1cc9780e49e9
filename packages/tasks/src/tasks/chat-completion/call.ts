import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls chat-completion. */
export const call: TaskCall = {
	id: "conversational",
	partOf: {
		page: "text-generation",
		names: { tr: "Sohbet", en: "Chat" },
		outputKind: "chat",
		snippetModels: { tr: "Qwen/Qwen3-32B", en: "mistralai/Mistral-Nemo-Instruct-2407" },
	},
	models: ["meta-llama/Llama-3.1-8B-Instruct", "Qwen/Qwen3-32B", "openai/gpt-oss-20b"],
	alsoCalls: ["image-text-to-text"],
	calls: "chat",
	docs: "Answers a conversation. `messages` is the conversation so far, the oldest message first. Returns the reply of an OpenAI-style chat endpoint: the answer is `choices[0].message`, the token counts are `usage`. Without `provider`, a call with a platform token goes to the router, which chooses the provider.",
	streamDocs:
		"Answers a conversation in chunks, as the model makes them: the next text is `choices[0].delta.content` of each chunk. Takes the same arguments as `chatCompletion`. Leaving the loop closes the connection. A stream that ends before the provider said that it was complete throws OutputError with code `truncated`, unless `allowTruncated` is set.",
};
