import { isRecord } from "../rules/checks.ts";
import type { State } from "../state/state.ts";
import { buildFromSchema } from "./from-schema.ts";
import { finish, type Finished } from "./finish.ts";
import { foldWord, toTokens, toWords } from "./language.ts";
import { composeReasoning, composeChatText } from "./chat-text.ts";
import { readQuestion } from "./known-examples.ts";

/** A chat request after its fields were checked. */
export type ChatBody = Readonly<Record<string, unknown>>;

/** A tool the model wants to be called. */
export interface ToolCall {
	readonly name: string;
	/** JSON text. */
	readonly arguments: string;
}

/** The model's turn, before a dialect puts it into its response body. */
export interface ChatTurn {
	readonly choices: readonly {
		readonly said: Finished;
		readonly toolCall?: ToolCall;
		readonly reasoning?: string;
	}[];
	readonly promptTokens: number;
	readonly completionTokens: number;
}

/**
 * The model's answer to a chat request: a tool call when one is forced or fits, JSON when a format is requested, else
 * the right answer to an example, or a sample.
 * `schema` is the JSON Schema of the wanted format; undefined for plain text.
 */
export function answerChat(body: ChatBody, state: State, schema: unknown): ChatTurn {
	const messages = Array.isArray(body["messages"]) ? body["messages"].filter(isRecord) : [];
	const last = messages.at(-1);
	const prompt = textOf(messages.findLast((message) => message["role"] === "user"));
	const locale = state.examples.localeOf(prompt);
	const toolResult = last?.["role"] === "tool" ? textOf(last) : undefined;
	const toolCall = toolResult === undefined ? chooseTool(body, prompt) : undefined;
	const reasoning = /think|reason/i.test(String(body["model"])) ? composeReasoning(locale) : undefined;
	const max = numberOf(body["max_completion_tokens"]) ?? numberOf(body["max_tokens"]);
	const stops = [body["stop"]].flat().filter((stop) => typeof stop === "string");
	const choices = Array.from({ length: numberOf(body["n"]) ?? 1 }, () => {
		if (toolCall) return { said: finish(""), toolCall };
		const wanted = schema === undefined ? undefined : JSON.stringify(buildFromSchema(schema, prompt));
		const text = wanted ?? findKnownAnswer(messages, state) ?? composeChatText(locale, toolResult);
		const said = finish(text, max, stops);
		return reasoning === undefined ? { said } : { said, reasoning };
	});
	const spent = choices.map(
		({ said, toolCall: call, reasoning: thought }) =>
			toTokens((thought ?? "") + said.text + (call ? call.name + call.arguments : "")).length,
	);
	return {
		choices,
		promptTokens: messages.reduce((sum, message) => sum + 4 + toTokens(textOf(message)).length, 3),
		completionTokens: spent.reduce((sum, count) => sum + count, 0),
	};
}

/** The schema of `response_format`, in OpenAI's form or the older `{ type: "json", value }`; a plain object for `json_object`. */
export function findSchema(body: ChatBody): unknown {
	const format = body["response_format"];
	if (!isRecord(format)) return undefined;
	if (format["type"] === "json_object") return { type: "object", properties: { answer: { type: "string" } } };
	if (format["type"] === "json") return format["value"] ?? format["schema"];
	if (format["type"] !== "json_schema") return undefined;
	const wrapped = format["json_schema"];
	if (isRecord(wrapped)) return wrapped["schema"];
	return format["schema"] ?? format["value"];
}

/** All text of a message, its parts joined by line breaks. */
function textOf(message: Readonly<Record<string, unknown>> | undefined): string {
	const content = message?.["content"];
	if (typeof content === "string") return content;
	if (!Array.isArray(content)) return "";
	return content
		.map((part) => (isRecord(part) && typeof part["text"] === "string" ? part["text"] : ""))
		.filter(Boolean)
		.join("\n");
}

/** The right answer to an example: of a chat, or of a text that a chat model goes on with. */
function findKnownAnswer(
	messages: readonly Readonly<Record<string, unknown>>[],
	{ examples }: State,
): string | undefined {
	const question = readQuestion(messages);
	const completion = examples.find("conversational", question);
	const choices = isRecord(completion) && Array.isArray(completion["choices"]) ? completion["choices"] : [];
	const choice = choices.find(isRecord);
	if (isRecord(choice?.["message"])) return String(choice["message"]["content"]);
	const known = examples.find("text-generation", question);
	return isRecord(known) && typeof known["generated_text"] === "string" ? known["generated_text"] : undefined;
}

function chooseTool(body: ChatBody, prompt: string): ToolCall | undefined {
	const tools = Array.isArray(body["tools"]) ? body["tools"].filter(isRecord) : [];
	const functions = tools.map((tool) => tool["function"]).filter(isRecord);
	const choice = body["tool_choice"];
	if (choice === "none") return undefined;
	const forced = isRecord(choice) && isRecord(choice["function"]) ? choice["function"]["name"] : undefined;
	const chosen =
		forced !== undefined
			? functions.find((tool) => tool["name"] === forced)
			: (functions.find((tool) => sharesWords(prompt, tool)) ??
				(choice === "required" ? functions[0] : undefined));
	if (!chosen) return undefined;
	const parameters = chosen["parameters"] ?? { type: "object", properties: {} };
	return { name: String(chosen["name"]), arguments: JSON.stringify(buildFromSchema(parameters, prompt)) };
}

/** True when the message has a word (or its first five letters, for Turkish endings) of the tool's name or description. */
function sharesWords(prompt: string, tool: Readonly<Record<string, unknown>>): boolean {
	const named = `${String(tool["name"]).replaceAll(/[_-]|(?<=\p{Ll})(?=\p{Lu})/gu, " ")} ${typeof tool["description"] === "string" ? tool["description"] : ""}`;
	const stems = (text: string): Set<string> =>
		new Set(
			toWords(text)
				.map((word) => foldWord(word).slice(0, 5))
				.filter((stem) => stem.length >= 4),
		);
	const wanted = stems(named);
	return [...stems(prompt)].some((stem) => wanted.has(stem));
}

function numberOf(value: unknown): number | undefined {
	return typeof value === "number" ? value : undefined;
}
