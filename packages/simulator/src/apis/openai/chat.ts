import { answerChat, type ChatBody, type ChatTurn } from "../../answers/chat.ts";
import { continueText } from "../../answers/continue-text.ts";
import { embedAll } from "../../answers/embed.ts";
import { finish } from "../../answers/finish.ts";
import { toTokens } from "../../answers/tokens.ts";
import { sampleLikely } from "../../answers/logprobs.ts";
import { findSchema } from "../../answers/wanted-form.ts";
import {
	either,
	integer,
	listOf,
	oneOf,
	required,
	shape,
	string,
	text,
	type Fields,
} from "../../rules/checks.ts";
import { RequestError } from "../../request.ts";
import { float32, toBase64 } from "../../media/base64.ts";
import type { Reply, Call, Rule } from "../../rules/dialect.ts";
import { demandNoPicture, demandStrictSupport, findModelFacts } from "../../rules/demand-fit.ts";
import { hashText, hex } from "../../media/random.ts";
import type { State } from "../../state/state.ts";
import { checkModel, heedModel, readJson } from "../body.ts";
import { CHAT_FIELDS, COMPLETION_FIELDS, FOREIGN_FIELDS } from "./fields.ts";

/** Differences of one provider's chat from the common form. */
export interface ChatQuirks {
	/** Checks that replace or join the common ones. */
	readonly fields?: Fields;
	/** More fields that are rejected, each with the reason. */
	readonly rejected?: Readonly<Record<string, string>>;
	/** Status for a wrong field. Default 400. */
	readonly status?: number;
	/** Where this provider finds the schema of a wanted format. Default `response_format`. */
	readonly schema?: (body: ChatBody) => unknown;
	/** A last check of the whole body. @throws RequestError */
	readonly check?: (body: ChatBody) => void;
	/** Name of a server's only model: the body may name any, or none. Default: the body's name is checked. */
	readonly onlyModel?: string;
}

/** An OpenAI-style chat API at `path`; serves hub tasks `conversational` (and others named in `task`). */
export function chat(path: string, quirks: ChatQuirks = {}, task = "conversational"): Rule {
	return { method: "POST", path, task, reply: (call) => chatReply(call, quirks) };
}

/** The reply to a chat request; `served` replaces the model in the body, and the provider of the call. */
export function chatReply(
	call: Call,
	quirks: ChatQuirks = {},
	served?: { readonly provider: string; readonly model: string },
): Reply {
	const fields = shape(
		{ ...CHAT_FIELDS, ...quirks.fields },
		{ ...FOREIGN_FIELDS, prompt: 'is not a field of chat; use "messages"', ...quirks.rejected },
	);
	const body = readJson(call, fields, quirks.status);
	if (body["top_logprobs"] && body["logprobs"] !== true) {
		throw new RequestError({
			status: 400,
			message: '"top_logprobs" is only allowed when "logprobs" is true',
			at: "top_logprobs",
		});
	}
	if (body["stream_options"] && body["stream"] !== true) {
		throw new RequestError({
			status: 400,
			message: '"stream_options" is only allowed when "stream" is true',
			at: "stream_options",
		});
	}
	quirks.check?.(body);
	const name = served?.model ?? nameModel(call, body, quirks.onlyModel);
	const provider = served?.provider ?? call.provider;
	const facts = findModelFacts(call.state.hub, provider, name);
	heedModel({ ...call, provider }, name);
	demandNoPicture(body, name, facts);
	demandStrictSupport(body, provider, facts);
	const turn = answerChat({ ...body, model: name }, call.state, (quirks.schema ?? findSchema)(body));
	const envelope = {
		id: replyId("chatcmpl", call),
		created: CREATED,
		model: name,
		system_fingerprint: null,
	};
	return body["stream"] === true
		? { kind: "events", events: chatEvents(envelope, turn, body, call.state), done: true }
		: { kind: "json", value: chatBody(envelope, turn, (tokens) => toLogprobs(tokens, body, call.state)) };
}

/** An OpenAI-style text completion API at `path`. */
export function completion(path: string, quirks: Pick<ChatQuirks, "fields" | "onlyModel"> = {}): Rule {
	const fields = shape(
		{ ...COMPLETION_FIELDS, ...quirks.fields },
		{ ...FOREIGN_FIELDS, messages: 'is not a field of completion; use "prompt"' },
	);
	return {
		method: "POST",
		path,
		task: "text-generation",
		reply: (call) => {
			const body = readJson(call, fields);
			return completionReply(call, body, nameModel(call, body, quirks.onlyModel));
		},
	};
}

/** Differences of one provider's embeddings from the common form. */
export interface EmbeddingQuirks {
	/** Status for a wrong field. Default 400. */
	readonly status?: number;
	/** The platform does not send this task to the provider, so its hub names no model for it there. */
	readonly isUnlisted?: true;
	/** The server has one model: the body may name any. */
	readonly isOneModel?: true;
}

/** An OpenAI-style embeddings API at `path`; vectors as numbers, or in base64 as 32-bit floats where the request wants them so. */
export function embeddings(
	path: string,
	{ status = 400, isUnlisted, isOneModel }: EmbeddingQuirks = {},
): Rule {
	const check = shape(
		{
			model: required(text),
			input: required(either("text or a list of texts", text, listOf(text, 1))),
			dimensions: integer(1, 4096),
			encoding_format: oneOf("float", "base64"),
			user: string,
		},
		FOREIGN_FIELDS,
	);
	return {
		method: "POST",
		path,
		...(!isUnlisted && { task: "feature-extraction" }),
		reply: (call) => {
			const body = readJson(call, check, status);
			const model = isOneModel ? String(body["model"]) : checkModel(call, body["model"]);
			const inputs = [body["input"]].flat().map(String);
			const size = typeof body["dimensions"] === "number" ? body["dimensions"] : undefined;
			const tokens = inputs.reduce((sum, input) => sum + toTokens(input).length, 0);
			const inBase64 = body["encoding_format"] === "base64";
			const data = embedAll(
				call.state,
				inputs,
				size ?? findModelFacts(call.state.hub, call.provider, model)?.dimensions,
			).map((vector, index) => ({
				object: "embedding",
				index,
				embedding: inBase64 ? toBase64(float32(vector)) : vector,
			}));
			return {
				kind: "json",
				value: { object: "list", data, model, usage: { prompt_tokens: tokens, total_tokens: tokens } },
			};
		},
	};
}

/** Time stamp of every simulated reply: a fixed moment, so that replies repeat exactly. */
export const CREATED = 1_767_225_600;

interface Envelope {
	readonly id: string;
	readonly created: number;
	readonly model: string;
	readonly system_fingerprint: null;
}

function nameModel(call: Call, { model }: ChatBody, onlyModel: string | undefined): string {
	if (onlyModel === undefined) return checkModel(call, model);
	return typeof model === "string" ? model : onlyModel;
}

/** An id that depends on the request. */
function replyId(prefix: string, { body, url, state }: Call): string {
	const seen = body.kind === "json" ? body.text : url.pathname;
	return `${prefix}-${hex(hashText(seen, state.seed))}${hex(hashText(seen, state.seed + 1))}`;
}

/** One event a token: first the role, then reasoning, text or tool call, then the end, then the usage if requested. */
function chatEvents(envelope: Envelope, turn: ChatTurn, body: ChatBody, state: State): unknown[] {
	const withUsage = includesUsage(body);
	const head = { ...envelope, object: "chat.completion.chunk" };
	const usage = withUsage ? { usage: null } : {};
	const event = (
		index: number,
		delta: object,
		reason: string | null = null,
		logprobs: unknown = null,
	): unknown => ({
		...head,
		choices: [{ index, delta, finish_reason: reason, logprobs }],
		...usage,
	});
	const events = turn.choices.flatMap(({ said, toolCall, reasoning }, index) => [
		event(index, { role: "assistant", content: "" }),
		...toTokens(reasoning ?? "").map((token) => event(index, { reasoning_content: token })),
		...(toolCall ? toolEvents(toolCall, callId(envelope)).map((delta) => event(index, delta)) : []),
		...said.tokens.map((token) => event(index, { content: token }, null, toLogprobs([token], body, state))),
		event(index, {}, toolCall ? "tool_calls" : wireReason(said.reason)),
	]);
	return withUsage ? [...events, { ...head, choices: [], usage: usageOf(turn) }] : events;
}

function includesUsage(body: ChatBody): boolean {
	const options = body["stream_options"];
	return (
		typeof options === "object" &&
		options !== null &&
		"include_usage" in options &&
		options.include_usage === true
	);
}

function chatBody(
	envelope: Envelope,
	turn: ChatTurn,
	logprobsOf: (tokens: readonly string[]) => unknown,
): unknown {
	const choices = turn.choices.map(({ said, toolCall, reasoning }, index) => ({
		index,
		finish_reason: toolCall ? "tool_calls" : wireReason(said.reason),
		message: {
			role: "assistant",
			content: toolCall ? null : said.text,
			...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
			...(toolCall ? { tool_calls: [{ id: callId(envelope), type: "function", function: toolCall }] } : {}),
		},
		logprobs: logprobsOf(said.tokens),
	}));
	return { ...envelope, object: "chat.completion", choices, usage: usageOf(turn) };
}

/** The tokens with as many likely ones beside each as requested; null where none are. */
function toLogprobs(tokens: readonly string[], body: ChatBody, { examples }: State): unknown {
	if (body["logprobs"] !== true) return null;
	const wanted = typeof body["top_logprobs"] === "number" ? body["top_logprobs"] : 0;
	const locale = examples.localeOf("");
	return {
		content: tokens.map((token) => {
			const likely = sampleLikely(token, wanted, locale);
			return { ...likely[0], top_logprobs: likely.slice(0, wanted) };
		}),
	};
}

function toolEvents(call: { readonly name: string; readonly arguments: string }, id: string): object[] {
	const half = Math.ceil(call.arguments.length / 2);
	const first = { index: 0, id, type: "function", function: { name: call.name, arguments: "" } };
	const pieces = [call.arguments.slice(0, half), call.arguments.slice(half)].filter(Boolean);
	return [first, ...pieces.map((piece) => ({ index: 0, function: { arguments: piece } }))].map((tool) => ({
		tool_calls: [tool],
	}));
}

function callId({ id }: Envelope): string {
	return `call_${id.slice(-12)}`;
}

function wireReason(reason: string): string {
	return reason === "length" ? "length" : "stop";
}

function usageOf({
	promptTokens,
	completionTokens,
}: Pick<ChatTurn, "promptTokens" | "completionTokens">): unknown {
	return {
		prompt_tokens: promptTokens,
		completion_tokens: completionTokens,
		total_tokens: promptTokens + completionTokens,
	};
}

function completionReply(call: Call, body: ChatBody, model: string): Reply {
	const prompts = [body["prompt"]].flat().map(String);
	const max = typeof body["max_tokens"] === "number" ? body["max_tokens"] : undefined;
	const stops = [body["stop"]].flat().filter((stop) => typeof stop === "string");
	const said = prompts.map((prompt) => finish(continueText(call.state, prompt), max, stops));
	const envelope = { id: replyId("cmpl", call), object: "text_completion", created: CREATED, model };
	const usage = usageOf({
		promptTokens: prompts.reduce((sum, prompt) => sum + toTokens(prompt).length, 0),
		completionTokens: said.reduce((sum, one) => sum + one.tokens.length, 0),
	});
	const choice = (piece: string, index: number, reason: string | null): unknown => ({
		index,
		text: piece,
		finish_reason: reason,
		logprobs: null,
	});
	if (body["stream"] !== true) {
		const choices = said.map((one, index) =>
			choice((body["echo"] ? (prompts[index] ?? "") : "") + one.text, index, wireReason(one.reason)),
		);
		return { kind: "json", value: { ...envelope, choices, usage } };
	}
	const events: unknown[] = said.flatMap((one, index) => [
		...one.tokens.map((token) => ({ ...envelope, choices: [choice(token, index, null)] })),
		{ ...envelope, choices: [choice("", index, wireReason(one.reason))] },
	]);
	return {
		kind: "events",
		events: includesUsage(body) ? [...events, { ...envelope, choices: [], usage }] : events,
		done: true,
	};
}
