import type { Locale } from "@pusula/tasks";
import { isRecord } from "../rules/checks.ts";
import type { State } from "../state/state.ts";
import { buildFromSchema } from "./from-schema.ts";
import { finish, type Finished } from "./finish.ts";
import { foldWord, toTokens, toWords } from "./tokens.ts";
import { readTurns } from "./known-examples.ts";
import { sampleAnswer, sampleReasoning, sampleToolAnswer } from "./sample.ts";
import { allowsCall, listFunctions, nameForced, nameForm } from "./wanted-form.ts";

/** A chat request after its fields were checked. */
export type ChatBody = Readonly<Record<string, unknown>>;

/** A tool that the model calls. */
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
 * The model's answer to a chat request: the right one to an example, else a sample: a tool call when one is forced or
 * fits, JSON when a format is requested, or a text.
 * `schema` is the JSON Schema of the requested format; undefined for plain text.
 */
export function generateChat(body: ChatBody, state: State, schema: unknown): ChatTurn {
	const messages = Array.isArray(body["messages"]) ? body["messages"].filter(isRecord) : [];
	const last = messages.at(-1);
	const prompt = textOf(messages.findLast((message) => message["role"] === "user"));
	const locale = state.examples.localeOf(prompt);
	const toolResult = last?.["role"] === "tool" ? textOf(last) : undefined;
	const known = findKnownTurn(body, messages, state, schema);
	const sampled = known || toolResult !== undefined ? undefined : chooseTool(body, prompt, locale);
	const toolCall = known?.toolCall ?? sampled;
	const reasoning = /think|reason/i.test(String(body["model"])) ? sampleReasoning(locale) : undefined;
	const max = numberOf(body["max_completion_tokens"]) ?? numberOf(body["max_tokens"]);
	const stops = [body["stop"]].flat().filter((stop) => typeof stop === "string");
	const choices = Array.from({ length: numberOf(body["n"]) ?? 1 }, () => {
		if (toolCall) return { said: finish(""), toolCall };
		const wanted = schema === undefined ? undefined : JSON.stringify(buildFromSchema(schema, locale));
		const sample = toolResult === undefined ? sampleAnswer(locale) : sampleToolAnswer(locale, toolResult);
		const text = known?.text ?? wanted ?? sample;
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

/** What the model says or calls in an example. */
interface KnownTurn {
	readonly text?: string;
	readonly toolCall?: ToolCall;
}

/** The right answer to an example: of a chat, or of a text that a chat model goes on with. */
function findKnownTurn(
	body: ChatBody,
	messages: readonly Readonly<Record<string, unknown>>[],
	{ examples }: State,
	schema: unknown,
): KnownTurn | undefined {
	const turns = readTurns(messages);
	const form = nameForm(schema, listFunctions(body));
	const turn = toTurn(examples.resultOf("conversational", { inputs: [turns, form] }));
	if (turn && !allowsCall(body["tool_choice"], turn.toolCall?.name)) {
		examples.reportSample();
		return undefined;
	}
	if (turn || form.length > 0 || messages.length !== 1) return turn;
	const known = examples.resultOf("text-generation", { inputs: textOf(messages[0]) });
	return isRecord(known) && typeof known["generated_text"] === "string"
		? { text: known["generated_text"] }
		: undefined;
}

function toTurn(completion: unknown): KnownTurn | undefined {
	const choices = isRecord(completion) && Array.isArray(completion["choices"]) ? completion["choices"] : [];
	const message = choices.find(isRecord)?.["message"];
	if (!isRecord(message)) return undefined;
	const [call] = Array.isArray(message["tool_calls"]) ? message["tool_calls"].filter(isRecord) : [];
	const named = call?.["function"];
	if (!isRecord(named)) return { text: String(message["content"]) };
	return { toolCall: { name: String(named["name"]), arguments: String(named["arguments"]) } };
}

function chooseTool(body: ChatBody, prompt: string, locale: Locale): ToolCall | undefined {
	const functions = listFunctions(body);
	const choice = body["tool_choice"];
	if (choice === "none") return undefined;
	const forced = nameForced(choice);
	const chosen =
		forced !== undefined
			? functions.find((tool) => tool["name"] === forced)
			: (functions.find((tool) => sharesWords(prompt, tool)) ??
				(choice === "required" ? functions[0] : undefined));
	if (!chosen) return undefined;
	const parameters = chosen["parameters"] ?? { type: "object", properties: {} };
	return { name: String(chosen["name"]), arguments: JSON.stringify(buildFromSchema(parameters, locale)) };
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
