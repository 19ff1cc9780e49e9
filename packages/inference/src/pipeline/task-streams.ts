import { STREAM_KINDS } from "../types/generated/task-results.ts";
import type { Stream } from "../types/adapter.ts";
import type { StreamTask } from "../types/task.ts";
import { readDetails } from "../lib/completion-details.ts";
import { peek, peekKind } from "../lib/read.ts";

/** Chunks of a chat pass unchanged; a choice with a `finish_reason` completes the stream. */
export const CHAT_STREAM: Stream = { isLast: isLastChunk };

/** Text generation streamed as completion chunks, or as tokens by servers that use the task's own dialect. */
export const TEXT_STREAM: Stream = {
	translator: tokenTranslator,
	isLast: (event) => isLastChunk(event) || typeof peek(event, "generated_text") === "string",
};

const STREAMS: Readonly<Record<(typeof STREAM_KINDS)[StreamTask], Stream>> = {
	chat: CHAT_STREAM,
	text: TEXT_STREAM,
};

/** How the events of a task are read; undefined for a task without a stream. */
export function streamOf(task: string | undefined): Stream | undefined {
	if (task === undefined || !Object.hasOwn(STREAM_KINDS, task)) return undefined;
	return STREAMS[STREAM_KINDS[task as StreamTask]]; // an own key
}

/** True for a chunk of an OpenAI-style stream with a `finish_reason`: it completes the model's answer. */
function isLastChunk(event: unknown): boolean {
	const choices = (event as { choices?: unknown } | null)?.choices; // parsed JSON: anything but null has properties
	if (!Array.isArray(choices)) return false;
	for (const choice of choices as readonly ({ finish_reason?: unknown } | null)[])
		if (choice?.finish_reason) return true;
	return false;
}

/**
 * Completion chunks in the shape of the task: one token a chunk, the whole text with the last; a chunk that brings neither
 * is left out. Tokens pass as they are.
 */
function tokenTranslator(): (event: unknown) => unknown {
	let whole = "";
	let index = 0;
	let counted = 0;
	return (event) => {
		if (peek(event, "token") !== undefined) return event;
		const text = readText(event);
		if (text !== "") counted += 1;
		const details = readDetails(event, counted);
		if (text === "" && !details) return undefined;
		whole += text;
		index += 1;
		return {
			index,
			token: { id: 0, text, logprob: 0, special: false },
			generated_text: details ? whole : null,
			details: details ?? null,
		};
	};
}

/** New text of a chunk, of a completion or a chat. */
function readText(chunk: unknown): string {
	return (
		peekKind(chunk, "choices.0.text", "string") ?? peekKind(chunk, "choices.0.delta.content", "string") ?? ""
	);
}
