import type { AdapterInput, TaskOutput } from "../types/task.ts";
import { read } from "../lib/read.ts";
import type { Adapter } from "../types/adapter.ts";
import { json, rename, restOf } from "./fields.ts";

type Completion = Adapter<AdapterInput<"text-generation">, TaskOutput<"text-generation">>;

const RENAMED = { max_new_tokens: "max_tokens" } as const;

/** Request body of a completion in the OpenAI dialect. */
export function toCompletion(input: AdapterInput<"text-generation">, model: string): Record<string, unknown> {
	return {
		model: model || undefined,
		...restOf(input),
		...rename(input.parameters, RENAMED),
		prompt: input.inputs,
	};
}

/** Text completions in the OpenAI dialect. `max_new_tokens` travels as `max_tokens`, the text as `prompt`. */
export function completion(path: string, expected: string): Completion {
	return {
		path,
		toPayload: (input, { model }) => json(toCompletion(input, model)),
		fromResponse: (reply) => ({ generated_text: read(reply, "choices.0.text", "string") }),
		expected,
		stream: {},
	};
}

/** Text generation through a chat endpoint: the text as one user message. */
export function completionByChat(path: string, expected: string): Completion {
	return {
		path,
		toPayload: (input, { model }) =>
			json({
				model,
				...restOf(input),
				...rename(input.parameters, RENAMED),
				messages: [{ role: "user", content: input.inputs }],
			}),
		fromResponse: (reply) => ({ generated_text: read(reply, "choices.0.message.content", "string") }),
		expected,
		stream: {},
	};
}
