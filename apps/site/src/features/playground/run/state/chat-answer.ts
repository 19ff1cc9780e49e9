import type { ChatCompletionOutput, ChatCompletionStreamOutput } from "@pusula/inference";

/** A tool that the model calls. `args` is JSON text, complete only when the answer is. */
export interface ToolCall {
	/** The model's id of the call; empty where it sends none. */
	readonly id: string;
	readonly name: string;
	readonly args: string;
}

/** An answer of a chat model, whole or as far as it has come. */
export interface ChatAnswer {
	readonly text: string;
	/** The model's reasoning before its answer. */
	readonly reasoning: string;
	readonly toolCalls: readonly ToolCall[];
	readonly finishReason?: string | undefined;
}

/** The answer before its first chunk. */
export const NO_ANSWER: ChatAnswer = { text: "", reasoning: "", toolCalls: [] };

/** An answer with the next chunk of its stream. */
export function addChunk(answer: ChatAnswer, chunk: ChatCompletionStreamOutput): ChatAnswer {
	const [choice] = chunk.choices;
	return choice ? addDelta(answer, choice.delta, choice.finish_reason) : answer;
}

/** The answer in a whole response. */
export function toAnswer(reply: ChatCompletionOutput): ChatAnswer {
	const [choice] = reply.choices;
	return choice ? addDelta(NO_ANSWER, choice.message, choice.finish_reason) : NO_ANSWER;
}

/** A delta of a stream, or a whole message: it has the fields of a delta. */
function addDelta(answer: ChatAnswer, delta: object, finishReason: string | undefined): ChatAnswer {
	const { content, reasoning, reasoning_content: otherReasoning, tool_calls: calls } = delta as Delta; // models send any of these
	return {
		text: answer.text + (content ?? ""),
		reasoning: answer.reasoning + (reasoning ?? otherReasoning ?? ""),
		toolCalls: (calls ?? []).reduce(addCall, answer.toolCalls),
		finishReason: finishReason ?? answer.finishReason,
	};
}

interface Delta {
	readonly content?: string | null;
	readonly reasoning?: string | null;
	readonly reasoning_content?: string | null;
	readonly tool_calls?: readonly CallDelta[] | null;
}

interface CallDelta {
	readonly index?: number;
	readonly id?: string | null;
	readonly function?: { readonly name?: string | null; readonly arguments?: unknown };
}

function addCall(calls: readonly ToolCall[], delta: CallDelta): readonly ToolCall[] {
	const index = delta.index ?? calls.length;
	const known = calls[index] ?? { id: "", name: "", args: "" };
	const { name, arguments: args = "" } = delta.function ?? {};
	const next = {
		id: known.id || (delta.id ?? ""),
		name: known.name || (name ?? ""),
		args: known.args + (typeof args === "string" ? args : JSON.stringify(args)),
	};
	return calls.toSpliced(index, 1, next);
}
