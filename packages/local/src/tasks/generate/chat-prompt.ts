import { Problem } from "../../lib/problem.ts";
import type { Tokenizer } from "../../types/loaded-model.ts";
import { type Fields, isFields } from "../parts/runner.ts";

/** The prompt of a conversation, and how its answer has to be read. */
export interface ChatPrompt {
	readonly prompt: string;
	/** It was to think before it answers. */
	readonly thinks: boolean;
	/** It thinks from its first token on: the prompt ends with the start of a thought. */
	readonly isThinking: boolean;
	/** It was given tools. */
	readonly readsCalls: boolean;
}

/**
 * The prompt of a conversation, as the model was taught to read it. Models that can do both think where `reasoning_effort` says
 * so, and not by default: a thought takes most of the tokens of a small model.
 * @throws Problem `bad-input` for fields that it cannot follow, `unsupported-model` for a model that does not chat
 */
export function toChatPrompt(tokenizer: Tokenizer, fields: Fields, model: string): ChatPrompt {
	const { messages, response_format, reasoning_effort } = fields;
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
	const tools = toTools(fields);
	const template = tokenizer.get_chat_template(tools && { tools });
	const thinks = typeof reasoning_effort === "string" && reasoning_effort !== "none";
	if (thinks && !/think|reasoning_effort/.test(template))
		throw new Problem("bad-input", `The model ${model} does not think first. Leave reasoning_effort out.`);
	if (tools && !callsInJson(template))
		throw new Problem(
			"bad-input",
			`The chat template of ${model} has no tools, or none in a form that is read on this device. Leave tools out, or take a model such as Qwen3.`,
		);
	const prompt = tokenizer.apply_chat_template(messages.map(toPlain), {
		tokenize: false,
		add_generation_prompt: true,
		enable_thinking: thinks,
		...(thinks && { reasoning_effort }),
		...(tools && { tools }),
	}) as string; // a text, for it is not tokenized
	return { prompt, thinks, isThinking: /<think>\s*$/.test(prompt), readsCalls: tools !== undefined };
}

/**
 * True for a template whose model calls tools as `<tool_call>{"name": …}</tool_call>`; Qwen3.5 and others put tags of their own into it.
 * Gemma 3 has no form of its own; FunctionGemma and Gemma 4 (`<|tool_call>call:name{key:<|"|>value<|"|>}<tool_call|>`) write special
 * tokens, which are left out of the text, around values that are no JSON. Sources, read 2026-11-27:
 * https://ai.google.dev/gemma/docs/capabilities/function-calling,
 * https://ai.google.dev/gemma/docs/functiongemma/formatting-and-best-practices and
 * https://docs.vllm.ai/en/v0.22.1/api/vllm/tool_parsers/gemma4_tool_parser/.
 */
function callsInJson(template: string): boolean {
	return /\btools\b/.test(template) && template.includes("<tool_call>") && !template.includes("<function=");
}

/** The tools that a model may call; undefined for none. */
function toTools({ tools, tool_choice: choice }: Fields): readonly unknown[] | undefined {
	if (!Array.isArray(tools) || tools.length === 0 || choice === "none") return undefined;
	if (choice === undefined || choice === null || choice === "auto") return tools;
	throw new Problem(
		"bad-input",
		"A model on this device cannot be held to calling a tool. Set tool_choice to auto or none, or leave it out.",
	);
}

/** A message as templates read it: one text, its thoughts, and the arguments of its calls as objects. */
function toPlain(message: Fields): object {
	const { content, reasoning, tool_calls: calls } = message;
	return {
		...message,
		content: Array.isArray(content) ? content.map(toText).join("\n") : (content ?? ""),
		...(typeof reasoning === "string" && { reasoning_content: reasoning }),
		...(Array.isArray(calls) && { tool_calls: calls.map(withObject) }),
	};
}

function toText(part: unknown): string {
	if (isFields(part) && typeof part["text"] === "string") return part["text"];
	throw new Problem("bad-input", "A model on this device reads texts alone: leave pictures and sounds out.");
}

/** A call whose arguments are no JSON text any more: templates would write that as a text in quotes. */
function withObject(call: unknown): unknown {
	const wanted = isFields(call) ? call["function"] : undefined;
	if (!isFields(call) || !isFields(wanted) || typeof wanted["arguments"] !== "string") return call;
	try {
		return { ...call, function: { ...wanted, arguments: JSON.parse(wanted["arguments"]) as unknown } };
	} catch {
		return call;
	}
}
