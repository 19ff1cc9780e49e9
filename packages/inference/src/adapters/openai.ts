import { peek, peekKind, read } from "../lib/read.ts";
import { refuse } from "../lib/shape-error.ts";
import type { Adapter, Body, Media, Stream } from "../types.ts";
import type { AdapterInput, TaskOutput } from "../task-table.ts";

type Chat = Adapter<AdapterInput<"conversational">, TaskOutput<"conversational">>;
type Completion = Adapter<AdapterInput<"text-generation">, TaskOutput<"text-generation">>;
type Embeddings = Adapter<AdapterInput<"feature-extraction">, TaskOutput<"feature-extraction">>;
type Images = Adapter<AdapterInput<"text-to-image">, Media>;

/** A JSON body. */
export function json(value: object): Body {
	return { kind: "json", value };
}

/** The caller's fields without `inputs` and `parameters`. */
export function restOf({
	inputs: _inputs,
	parameters: _parameters,
	...rest
}: {
	inputs?: unknown;
	parameters?: unknown;
}): object {
	return rest;
}

/** Whether a chunk of an OpenAI-style stream carries the reason the answer ended. */
function isLastChunk(event: unknown): boolean {
	const choices = (event as { choices?: unknown } | null)?.choices; // parsed JSON: anything but null has properties
	return (
		Array.isArray(choices) &&
		choices.some((choice: { finish_reason?: unknown } | null) => Boolean(choice?.finish_reason))
	);
}

/** Chunks as they come; complete once a choice tells why it ended. */
export const openaiStream: Stream = { isLast: isLastChunk };

/** A chat answer: checked where callers rely on it, otherwise given as it came. */
function readChat(reply: unknown): TaskOutput<"conversational"> {
	read(reply, "choices", "array");
	read(reply, "created", "number");
	read(reply, "id", "string");
	read(reply, "model", "string");
	const fingerprint = peek(reply, "system_fingerprint") ?? "";
	const usage = peek(reply, "usage") ?? {};
	if (typeof fingerprint !== "string" || typeof usage !== "object")
		refuse("Expected ChatCompletionOutput", "usage");
	return reply as TaskOutput<"conversational">; // the fields the contract names were checked above
}

/**
 * Chat completions in the OpenAI dialect. `model` stands first in the body, so that a router can read it early.
 * `change` rewrites fields a provider spells differently; it gets a copy.
 */
export function chat(path: string, change: (body: Record<string, unknown>) => object = (body) => body): Chat {
	return {
		path,
		toPayload: ({ model: _model, ...input }, { model }) =>
			json(change({ model: model || undefined, ...input })),
		fromResponse: readChat,
		expected: "Expected ChatCompletionOutput",
		stream: openaiStream,
	};
}

/** `parameters` of text generation under the names of the OpenAI dialect. */
export function toCompletionParameters(parameters: AdapterInput<"text-generation">["parameters"]): object {
	const { max_new_tokens: maxTokens, ...others } = parameters ?? {};
	return { ...(maxTokens !== undefined && { max_tokens: maxTokens }), ...others };
}

/** A choice of a completion, streamed or whole. */
function readChoice(reply: unknown): { text: string; finishReason: string | undefined } {
	const text =
		peekKind(reply, "choices.0.text", "string") ?? peekKind(reply, "choices.0.delta.content", "string") ?? "";
	return { text, finishReason: peekKind(reply, "choices.0.finish_reason", "string") };
}

/** Completion chunks in the shape of the task: one token a chunk, the whole text with the last. */
function completionTranslator(): (event: unknown) => unknown {
	let whole = "";
	let index = 0;
	return (event) => {
		if (peek(event, "token") !== undefined || !peekKind(event, "choices.0", "object"))
			return peek(event, "token") === undefined ? undefined : event;
		const { text, finishReason } = readChoice(event);
		whole += text;
		index += 1;
		return {
			index,
			token: { id: 0, text, logprob: 0, special: false },
			generated_text: finishReason === undefined ? null : whole,
			details:
				finishReason === undefined
					? null
					: { finish_reason: finishReason, generated_tokens: index, prefill: [], tokens: [] },
		};
	};
}

/** Text generation streamed as completion chunks, or as tokens by servers that speak the task's own dialect. */
export const completionStream: Stream = {
	translator: completionTranslator,
	isLast: (event) => isLastChunk(event) || typeof peek(event, "generated_text") === "string",
};

/** Text completions in the OpenAI dialect. `max_new_tokens` travels as `max_tokens`, the prompt as `prompt`. */
export function completion(path: string, expected: string): Completion {
	return {
		path,
		toPayload: (input, { model }) =>
			json({
				model: model || undefined,
				...restOf(input),
				...toCompletionParameters(input.parameters),
				prompt: input.inputs,
			}),
		fromResponse: (reply) => ({ generated_text: read(reply, "choices.0.text", "string") }),
		expected,
		stream: completionStream,
		fields: { renamed: { inputs: "prompt", max_new_tokens: "max_tokens" } },
	};
}

/** Text generation through a chat endpoint: the prompt as one user message. */
export function completionByChat(path: string, expected: string): Completion {
	return {
		path,
		toPayload: (input, { model }) =>
			json({
				model,
				...restOf(input),
				...toCompletionParameters(input.parameters),
				messages: [{ role: "user", content: input.inputs }],
			}),
		fromResponse: (reply) => ({ generated_text: read(reply, "choices.0.message.content", "string") }),
		expected,
		stream: completionStream,
		fields: { renamed: { inputs: "messages", max_new_tokens: "max_tokens" } },
	};
}

/** Embeddings in the OpenAI dialect: one vector for each text. */
export function embeddings(path: string, expected: string | ((reply: unknown) => string)): Embeddings {
	return {
		path,
		toPayload: (input, { model }) =>
			json({
				...restOf(input),
				...peekKind(input, "parameters", "object"),
				input: input.inputs,
				model,
			}),
		fromResponse: (reply) =>
			read(reply, "data", "array").map(
				(_item, index) => [...read(reply, `data.${index}.embedding`, "array")] as number[],
			), // a vector of numbers by the contract
		expected,
		fields: { renamed: { inputs: "input" } },
	};
}

/** What differs between services that speak the OpenAI dialect of image generation. */
export interface ImagesDialect {
	/** Value of `response_format` for base64. */
	readonly base64?: "b64_json" | "base64";
	/** The service can give an address instead. */
	readonly givesUrl?: true;
	readonly expected: string;
	/** Standard parameters under other names. */
	readonly renamed?: Readonly<Record<string, string>>;
}

/** Fields under the names of a provider. */
export function rename(fields: object, names: Readonly<Record<string, string>>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(fields).map(([key, value]) => [names[key] ?? key, value]));
}

/** The first image of an OpenAI-style reply. */
export function readImage(reply: unknown): Media {
	const url = peekKind(reply, "data.0.url", "string");
	return url === undefined ? { base64: read(reply, "data.0.b64_json", "string"), reply } : { url, reply };
}

/** Image generation in the OpenAI dialect. */
export function images(
	path: string,
	{ base64 = "b64_json", givesUrl, expected, renamed = {} }: ImagesDialect,
): Images {
	return {
		path,
		toPayload: (input, { model, outputType }) =>
			json({
				...restOf(input),
				...rename(input.parameters ?? {}, renamed),
				response_format: givesUrl && outputType === "url" ? "url" : base64,
				prompt: input.inputs,
				model,
			}),
		fromResponse: readImage,
		expected,
		fields: { renamed: { inputs: "prompt", ...renamed } },
	};
}
