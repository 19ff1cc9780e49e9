import type { ChatCompletionOutput, ChatCompletionStreamOutput } from "@pusula/inference";

/** A tool the model wants called. `args` is JSON text, complete only when the answer is. */
export interface ToolCall {
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
export function addChunk(answer: ChatAnswer, piece: ChatCompletionStreamOutput): ChatAnswer {
	const [choice] = piece.choices;
	if (!choice) return answer;
	const { content, reasoning, reasoning_content: otherReasoning, tool_calls: calls } = choice.delta as Delta; // the stream's deltas hold any of these
	return {
		text: answer.text + (content ?? ""),
		reasoning: answer.reasoning + (reasoning ?? otherReasoning ?? ""),
		toolCalls: (calls ?? []).reduce(addCall, answer.toolCalls),
		finishReason: choice.finish_reason ?? answer.finishReason,
	};
}

/** The answer in a whole response. */
export function toAnswer(reply: ChatCompletionOutput): ChatAnswer {
	const [choice] = reply.choices;
	const piece = { choices: [{ delta: choice?.message, finish_reason: choice?.finish_reason }] };
	return addChunk(NO_ANSWER, piece as unknown as ChatCompletionStreamOutput); // a message has the fields of a delta
}

interface Delta {
	readonly content?: string | null;
	readonly reasoning?: string | null;
	readonly reasoning_content?: string | null;
	readonly tool_calls?: readonly CallPiece[] | null;
}

interface CallPiece {
	readonly index?: number;
	readonly function?: { readonly name?: string | null; readonly arguments?: unknown };
}

function addCall(calls: readonly ToolCall[], piece: CallPiece): readonly ToolCall[] {
	const index = piece.index ?? calls.length;
	const known = calls[index] ?? { name: "", args: "" };
	const { name, arguments: args = "" } = piece.function ?? {};
	const next = {
		name: known.name || (name ?? ""),
		args: known.args + (typeof args === "string" ? args : JSON.stringify(args)),
	};
	return calls.toSpliced(index, 1, next);
}
