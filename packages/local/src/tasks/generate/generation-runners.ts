import { epochMs } from "../../lib/clock.ts";
import { Problem } from "../../lib/problem.ts";
import type { EngineHooks, EngineReply } from "../../types/engine.ts";
import type { LoadedModel } from "../../types/loaded-model.ts";
import type { Runner } from "../parts/runner.ts";
import { type AnswerPart, AnswerParts } from "./answer-parts.ts";
import { toChatPrompt } from "./chat-prompt.ts";
import { type Generated, generateText, type Prompt } from "./generate-text.ts";

/** Most tokens of a chat whose model thinks first, where the call sets no limit: thoughts are counted. */
const THINKING_TOKENS = 1024;

/** Continues a text, in the OpenAI dialect for completions. */
export const textGeneration: Runner = (model, { fields, isStream, model: id }, hooks) => {
	const { prompt, inputs = prompt } = fields;
	if (typeof inputs !== "string") throw new Problem("bad-input", "The prompt must be a text.");
	const { add_bos_token, add_eos_token } = model.pipe.tokenizer;
	return generate<string>(model, {
		prompt: { prompt: inputs, fields, addSpecialTokens: add_bos_token === true || add_eos_token === true },
		frame: { object: "text_completion", model: id },
		isStream,
		hooks,
		parts: { push: (text) => [text], end: () => [] },
		toChunk: (text = "", finish_reason) => ({ index: 0, text, finish_reason }),
		toWhole: (texts, finish_reason) => ({ index: 0, text: texts.join(""), finish_reason }),
	});
};

/**
 * The next message of a conversation, in the OpenAI dialect for chats. The model's own template makes the prompt; what the
 * model thinks comes as `reasoning`, and the tools that it calls as `tool_calls`.
 */
export const chat: Runner = (model, { fields, isStream, model: id }, hooks) => {
	const { prompt, thinks, ...how } = toChatPrompt(model.pipe.tokenizer, fields, id);
	let calls = 0;
	const toReason = (reason: string): string => (calls > 0 && reason === "stop" ? "tool_calls" : reason);
	return generate<AnswerPart>(model, {
		prompt: {
			prompt,
			fields,
			addSpecialTokens: false,
			...((thinks || how.isThinking) && { usualTokens: THINKING_TOKENS }),
		},
		frame: { object: isStream ? "chat.completion.chunk" : "chat.completion", model: id },
		isStream,
		hooks,
		parts: new AnswerParts(how),
		toChunk(part = { content: "" }, reason) {
			const delta = "call" in part ? { tool_calls: [{ index: calls++, ...part.call }] } : part;
			return {
				index: 0,
				delta: { role: "assistant", ...delta },
				finish_reason: reason === null ? null : toReason(reason),
			};
		},
		toWhole(parts, reason) {
			const message = toMessage(parts);
			calls = message.tool_calls?.length ?? 0;
			return { index: 0, message, finish_reason: toReason(reason) };
		},
	});
};

interface Answer<Part> {
	readonly prompt: Prompt;
	/** What every reply and every event names. */
	readonly frame: { readonly object: string; readonly model: string };
	readonly isStream: boolean;
	readonly hooks: EngineHooks;
	/** Makes parts of the text as it comes. */
	readonly parts: {
		readonly push: (text: string) => readonly Part[];
		readonly end: () => readonly Part[];
	};
	/** One event of a stream; the last one has no part and says why the text ended. */
	readonly toChunk: (part: Part | undefined, finishReason: string | null) => object;
	readonly toWhole: (parts: readonly Part[], finishReason: string) => object;
}

async function generate<Part>(
	model: LoadedModel,
	{ prompt, frame, isStream, hooks, parts, toChunk, toWhole }: Answer<Part>,
): Promise<EngineReply> {
	const now = epochMs();
	const head = { id: `local-${now.toString(36)}`, created: Math.floor(now / 1000), ...frame };
	const all: Part[] = [];
	const take = (more: readonly Part[]): void => {
		all.push(...more);
		if (isStream) for (const part of more) hooks.onEvent({ ...head, choices: [toChunk(part, null)] });
	};
	const made = await generateText(model, prompt, (text) => take(parts.push(text)));
	take(parts.end());
	const { finishReason } = made;
	const last = isStream ? toChunk(undefined, finishReason) : toWhole(all, finishReason);
	const json = { ...head, choices: [last], usage: usageOf(made) };
	if (isStream) hooks.onEvent(json);
	return { json };
}

/** A whole message; `content` is null where the model only calls tools. */
function toMessage(parts: readonly AnswerPart[]) {
	const content = parts.map((part) => ("content" in part ? part.content : "")).join("");
	const reasoning = parts.map((part) => ("reasoning" in part ? part.reasoning : "")).join("");
	const calls = parts.flatMap((part) => ("call" in part ? [part.call] : []));
	return {
		role: "assistant",
		content: content === "" && calls.length > 0 ? null : content,
		...(reasoning !== "" && { reasoning }),
		...(calls.length > 0 && { tool_calls: calls }),
	};
}

function usageOf({ promptTokens, tokens }: Generated): object {
	return { prompt_tokens: promptTokens, completion_tokens: tokens, total_tokens: promptTokens + tokens };
}
