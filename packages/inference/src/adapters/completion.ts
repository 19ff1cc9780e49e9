import type { AdapterInput, TaskOutput } from "../types/task.ts";
import { peekKind, read } from "../lib/read.ts";
import type { Adapter } from "../types/adapter.ts";
import { json, rename, restOf } from "./fields.ts";

type Completion = Adapter<AdapterInput<"text-generation">, TaskOutput<"text-generation">>;

const RENAMED = { max_new_tokens: "max_tokens" } as const;

type Details = NonNullable<TaskOutput<"text-generation">["details"]>;

/** Details of the end of a text, or undefined before its end. `counted` is the number of tokens where the service reports none. */
export function readDetails(reply: unknown, counted = 0): Details | undefined {
	const said = peekKind(reply, "choices.0.finish_reason", "string");
	if (!said) return undefined;
	const seed = peekKind(reply, "choices.0.seed", "number");
	return {
		finish_reason: toFinishReason(said, reply),
		generated_tokens: peekKind(reply, "usage.completion_tokens", "number") ?? counted,
		...(seed !== undefined && { seed }),
		prefill: [],
		tokens: [],
	};
}

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
		fields: { renamed: { inputs: "prompt", ...RENAMED } },
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
		fields: { renamed: { inputs: "messages", ...RENAMED } },
	};
}

/** The reason why a text ended, in the task's words. Services say "stop" for a stop text too, and some name that text beside it. */
function toFinishReason(said: string, reply: unknown): Details["finish_reason"] {
	if (said === "length" || said === "stop_sequence") return said;
	const stopText = peekKind(reply, "choices.0.stop_reason", "string");
	return said === "stop" && stopText !== undefined ? "stop_sequence" : "eos_token";
}
