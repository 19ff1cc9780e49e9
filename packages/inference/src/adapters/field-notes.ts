import type { FieldNotes } from "../types/provider.ts";

// How the dialects that providers share treat the standard fields of a task, for the documentation. No call uses it.

/** A text as `prompt`. */
export const PROMPT_FIELDS: FieldNotes = { renamed: { inputs: "prompt" } };

/** Text completions in the OpenAI dialect. */
export const COMPLETION_FIELDS: FieldNotes = { renamed: { inputs: "prompt", max_new_tokens: "max_tokens" } };

/** Text generation through a chat endpoint: the text is a message. */
export const COMPLETION_BY_CHAT_FIELDS: FieldNotes = {
	renamed: { inputs: "messages", max_new_tokens: "max_tokens" },
};

/** Embeddings in the OpenAI dialect. */
export const EMBEDDINGS_FIELDS: FieldNotes = {
	renamed: { inputs: "input" },
	ignored: ["normalize", "prompt_name", "truncate", "truncation_direction"],
};

/** Text to speech in the OpenAI dialect. */
export const SPEECH_FIELDS: FieldNotes = { renamed: { inputs: "input" } };

/** Speech to text in the OpenAI dialect. */
export const TRANSCRIPTION_FIELDS: FieldNotes = { renamed: { inputs: "file" } };
