import type { AdapterInput, TaskOutput } from "../task-table.ts";
import { peek, peekKind, read } from "../lib/read.ts";
import type { Adapter, Stream } from "../types.ts";
import { isLastChunk } from "./chat.ts";
import { json, rename, restOf } from "./fields.ts";

type Completion = Adapter<AdapterInput<"text-generation">, TaskOutput<"text-generation">>;

const RENAMED = { max_new_tokens: "max_tokens" } as const;

/** Text and ending of a choice, streamed or whole, of a completion or a chat. */
function readChoice(reply: unknown): { text: string; finishReason: string | undefined } {
	const text =
		peekKind(reply, "choices.0.text", "string") ?? peekKind(reply, "choices.0.delta.content", "string") ?? "";
	return { text, finishReason: peekKind(reply, "choices.0.finish_reason", "string") };
}

/** Completion chunks in the shape of the task: one token a chunk, the whole text with the last. Tokens pass as they are. */
function tokenTranslator(): (event: unknown) => unknown {
	let whole = "";
	let index = 0;
	return (event) => {
		if (peek(event, "token") !== undefined) return event;
		if (peekKind(event, "choices.0", "object") === undefined) return undefined;
		const { text, finishReason } = readChoice(event);
		const isLast = finishReason !== undefined;
		whole += text;
		index += 1;
		return {
			index,
			token: { id: 0, text, logprob: 0, special: false },
			generated_text: isLast ? whole : null,
			details: isLast
				? { finish_reason: finishReason, generated_tokens: index, prefill: [], tokens: [] }
				: null,
		};
	};
}

/** Text generation streamed as completion chunks, or as tokens by servers that speak the task's own dialect. */
const completionStream: Stream = {
	translator: tokenTranslator,
	isLast: (event) => isLastChunk(event) || typeof peek(event, "generated_text") === "string",
};

/** What a completion service of the OpenAI dialect is sent for a text to continue. */
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
		stream: completionStream,
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
		stream: completionStream,
		fields: { renamed: { inputs: "messages", ...RENAMED } },
	};
}
