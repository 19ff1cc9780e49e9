import type { ChatBody, ChatTurn } from "../../answers/chat.ts";
import { sampleLikely } from "../../answers/logprobs.ts";
import { toTokens } from "../../answers/tokens.ts";
import type { State } from "../../state/state.ts";
import { finishReason, includesUsage, usageOf } from "./envelope.ts";

/** What the object of a reply and each of its events carry. */
export interface ChatEnvelope {
	readonly id: string;
	readonly created: number;
	readonly model: string;
	readonly system_fingerprint: null;
}

/** The whole reply as one object. */
export function buildChat(envelope: ChatEnvelope, turn: ChatTurn, body: ChatBody, state: State): unknown {
	const choices = turn.choices.map(({ said, toolCall, reasoning }, index) => ({
		index,
		finish_reason: toolCall ? "tool_calls" : finishReason(said.reason),
		message: {
			role: "assistant",
			content: toolCall ? null : said.text,
			...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
			...(toolCall ? { tool_calls: [{ id: callId(envelope), type: "function", function: toolCall }] } : {}),
		},
		logprobs: toLogprobs(said.tokens, body, state),
	}));
	return { ...envelope, object: "chat.completion", choices, usage: usageOf(turn) };
}

/** One event a token: first the role, then reasoning, text or tool call, then the end, then the usage if requested. */
export function buildChatEvents(
	envelope: ChatEnvelope,
	turn: ChatTurn,
	body: ChatBody,
	state: State,
): unknown[] {
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
		event(index, {}, toolCall ? "tool_calls" : finishReason(said.reason)),
	]);
	return withUsage ? [...events, { ...head, choices: [], usage: usageOf(turn) }] : events;
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

function callId({ id }: ChatEnvelope): string {
	return `call_${id.slice(-12)}`;
}
