export type { TextGenerationStreamOutputToken } from "@pusula/tasks";

/** Why a text ended: the limit was reached, the model ended it, or a stop text appeared. */
export type TextGenerationStreamFinishReason = "length" | "eos_token" | "stop_sequence";

/** A token the model made. */
export interface TextGenerationStreamToken {
	/** Number of the token in the vocabulary; 0 where the provider does not report it. */
	id: number;
	/** The token as text. */
	text: string;
	/** Natural logarithm of the probability; 0 where the provider does not report it. */
	logprob: number;
	/** Whether it is a special token, not part of the text. */
	special: boolean;
}

/** A token of the prompt with its log probability, as servers of the task's own dialect list them. */
export interface TextGenerationStreamPrefillToken {
	/** Number of the token in the model's vocabulary. */
	id: number;
	/** The token as text. */
	text: string;
	/** Absent for the first token, which follows nothing. */
	logprob?: number;
}

/** One of several results of a call that requested more than one. */
export interface TextGenerationStreamBestOfSequence {
	/** The whole text. */
	generated_text: string;
	finish_reason: TextGenerationStreamFinishReason;
	/** Number of tokens made. */
	generated_tokens: number;
	/** Start of the random numbers that was used. */
	seed?: number;
	/** Tokens of the prompt. */
	prefill: TextGenerationStreamPrefillToken[];
	/** Tokens of the text. */
	tokens: TextGenerationStreamToken[];
}

/** Reason and counts at the end of a text stream. */
export interface TextGenerationStreamDetails {
	finish_reason: TextGenerationStreamFinishReason;
	/** Number of tokens made. */
	generated_tokens: number;
	/** Start of the random numbers that was used. */
	seed?: number;
	prefill: TextGenerationStreamPrefillToken[];
	tokens: TextGenerationStreamToken[];
	/** The other results, when more than one was requested. */
	best_of_sequences?: TextGenerationStreamBestOfSequence[];
}

/** One chunk of a text stream: a token, and with the last one the whole text. */
export interface TextGenerationStreamOutput {
	/** Place of the token in the text, from 1. */
	index?: number;
	token: TextGenerationStreamToken;
	/** The whole text; null before the last chunk. */
	generated_text: string | null;
	/** Null before the last chunk. */
	details: TextGenerationStreamDetails | null;
}
