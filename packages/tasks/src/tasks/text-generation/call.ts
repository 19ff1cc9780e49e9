import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls text-generation. */
export const call: TaskCall = {
	models: [
		"ytu-ce-cosmos/turkish-gpt2-large",
		"ytu-ce-cosmos/Turkish-Llama-8b-v0.1",
		"meta-llama/Llama-3.1-8B",
	],
	calls: "base",
	textField: "generated_text",
	docs: "Continues a text. `inputs` is the prompt; `parameters.max_new_tokens` limits the length in tokens. Returns `generated_text`, and with `parameters.details` also the tokens and why the text ended.",
	streamDocs:
		"Continues a text token by token. Takes the same arguments as `textGeneration`. Each chunk has its text in `token.text`; the last one also has the whole text in `generated_text` and the token counts in `details`. Leaving the loop closes the connection. A stream that ends before the provider said that it was complete throws OutputError with code `truncated`, unless `allowTruncated` is set.",
};
