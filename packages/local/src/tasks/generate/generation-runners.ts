import { epochMs } from "../../lib/clock.ts";
import type { EngineHooks, EngineReply } from "../../types/engine.ts";
import type { LoadedModel, Tokenizer } from "../../types/loaded-model.ts";
import { Problem } from "../../lib/problem.ts";
import { type Fields, isFields, type Runner } from "../runner.ts";
import { type Generated, generateText } from "./generate-text.ts";

/** Continues a text, in the OpenAI dialect for completions. */
export const textGeneration: Runner = (model, { fields, isStream, model: id }, hooks) => {
	const { prompt, inputs = prompt } = fields;
	if (typeof inputs !== "string") throw new Problem("bad-input", "The prompt must be a text.");
	const { add_bos_token, add_eos_token } = model.pipe.tokenizer;
	return answer(model, {
		prompt: { prompt: inputs, fields, addSpecialTokens: add_bos_token === true || add_eos_token === true },
		frame: { object: "text_completion", model: id },
		isStream,
		hooks,
		toChunk: (text, finish_reason) => ({ index: 0, text, finish_reason }),
	});
};

/** The next message of a conversation, in the OpenAI dialect for chats. The model's own template makes the prompt. */
export const chat: Runner = (model, { fields, isStream, model: id }, hooks) => {
	const prompt = toPrompt(model.pipe.tokenizer, fields, id);
	return answer(model, {
		prompt: { prompt, fields, addSpecialTokens: false },
		frame: { object: isStream ? "chat.completion.chunk" : "chat.completion", model: id },
		isStream,
		hooks,
		toChunk: (content, finish_reason) => ({
			index: 0,
			delta: { role: "assistant", content },
			finish_reason,
		}),
		toWhole: (content, finish_reason) => ({
			index: 0,
			message: { role: "assistant", content },
			finish_reason,
		}),
	});
};

interface Answer {
	readonly prompt: { prompt: string; fields: Fields; addSpecialTokens: boolean };
	/** What every reply and every event names. */
	readonly frame: { readonly object: string; readonly model: string };
	readonly isStream: boolean;
	readonly hooks: EngineHooks;
	readonly toChunk: (text: string, finishReason: string | null) => object;
	/** Default: as a chunk. */
	readonly toWhole?: (text: string, finishReason: string) => object;
}

async function answer(
	model: LoadedModel,
	{ prompt, frame, isStream, hooks, toChunk, toWhole = toChunk }: Answer,
): Promise<EngineReply> {
	const now = epochMs();
	const head = { id: `local-${now.toString(36)}`, created: Math.floor(now / 1000), ...frame };
	const onText = (text: string): void => {
		if (isStream) hooks.onEvent({ ...head, choices: [toChunk(text, null)] });
	};
	const made = await generateText(model, prompt, onText);
	const { text, finishReason } = made;
	const last = isStream ? toChunk("", finishReason) : toWhole(text, finishReason);
	const json = { ...head, choices: [last], usage: usageOf(made) };
	if (isStream) hooks.onEvent(json);
	return { json };
}

function usageOf({ promptTokens, tokens }: Generated): object {
	return { prompt_tokens: promptTokens, completion_tokens: tokens, total_tokens: promptTokens + tokens };
}

/** The prompt of a conversation, as the model was taught to read it. */
function toPrompt(tokenizer: Tokenizer, { messages, tools, response_format }: Fields, model: string): string {
	if (!Array.isArray(messages) || !messages.every(isFields))
		throw new Problem("bad-input", "messages must be a list of messages.");
	if (isFields(response_format) && response_format["type"] !== "text")
		throw new Problem(
			"bad-input",
			"A model on this device cannot be held to a response_format. Ask for the form in the message.",
		);
	if (!tokenizer.chat_template)
		throw new Problem(
			"unsupported-model",
			`The model ${model} has no chat template: call textGeneration, or take a model that chats.`,
		);
	return tokenizer.apply_chat_template(messages.map(toPlain), {
		tokenize: false,
		add_generation_prompt: true,
		...(Array.isArray(tools) && { tools }),
	}) as string; // a text, for it is not tokenized
}

/** A message whose content is one text. */
function toPlain(message: Fields): object {
	const { content } = message;
	if (!Array.isArray(content)) return message;
	const parts = content.map((part: unknown) => {
		if (isFields(part) && typeof part["text"] === "string") return part["text"];
		throw new Problem(
			"bad-input",
			"A model on this device reads texts alone: leave pictures and sounds out.",
		);
	});
	return { ...message, content: parts.join("\n") };
}
