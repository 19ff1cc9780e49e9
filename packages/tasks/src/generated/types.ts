// Made from the task folders by `npm run generate`. Do not edit.

/** Texts to turn into vectors. The settings stand beside the texts. */
export interface FeatureExtractionInput {
	/** One text, or several. */
	inputs: string | string[];
	/** Scale every vector to length 1, so that a dot product is the cosine similarity. Default true. */
	normalize?: boolean | undefined;
	/** Name of a prompt stored with the model that is put before the text, such as `query`. */
	prompt_name?: string | null | undefined;
	/** Cut texts that are too long for the model instead of refusing them. Default false. */
	truncate?: boolean | null | undefined;
	/** The end at which a long text is cut. Default "right". */
	truncation_direction?: FeatureExtractionInputTruncationDirection | undefined;
	[property: string]: unknown;
}

/** The end at which a long text is cut. Default "right". */
export type FeatureExtractionInputTruncationDirection = "left" | "right";

/** One vector for each text, in the order of the texts. */
export type FeatureExtractionOutput = number[][];

/** A text that continues the prompt. */
export interface TextGenerationInput {
	/** Prompt: the text to continue. */
	inputs: string;
	/** Settings of the call. */
	parameters?: TextGenerationParameters | undefined;
	/** Send the answer in pieces as it is made. Default false. */
	stream?: boolean | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface TextGenerationParameters {
	/** LoRA adapter to load on top of the model. */
	adapter_id?: string | null | undefined;
	/** Number of results to make; the likeliest one is returned. Above 0. */
	best_of?: number | null | undefined;
	/** Also return the tokens of the prompt with their probabilities. Default false. */
	decoder_input_details?: boolean | undefined;
	/** Also return the tokens that were made and why the text ended. Default true. */
	details?: boolean | undefined;
	/** Draw tokens at random instead of always taking the likeliest. Default false. */
	do_sample?: boolean | undefined;
	/** Makes tokens less likely the more often they have occurred. 0 means no penalty. Above -2. */
	frequency_penalty?: number | null | undefined;
	/** Form that the text must have. */
	grammar?: TextGenerationInputGrammarType | null | undefined;
	/** Most tokens to make. At least 0. Default 1024. */
	max_new_tokens?: number | null | undefined;
	/** Penalty for tokens that have occurred already. 1 means none. Above 0. */
	repetition_penalty?: number | null | undefined;
	/** Put the prompt before the result. */
	return_full_text?: boolean | null | undefined;
	/** Start of the random numbers, for repeatable results. Above 0. */
	seed?: number | null | undefined;
	/** Texts that end the generation as soon as they appear. At most 4 entries. */
	stop?: string[] | undefined;
	/** Randomness. Low values stay close to the likeliest text, high values surprise. Above 0. */
	temperature?: number | null | undefined;
	/** Choose only among this many of the likeliest tokens. Above 0. */
	top_k?: number | null | undefined;
	/** Return this many of the likeliest tokens at each step. Above 0. */
	top_n_tokens?: number | null | undefined;
	/**
	 * Choose only among the likeliest tokens that together reach this probability. Above 0, at most 1.
	 */
	top_p?: number | null | undefined;
	/** Keep only this many tokens of the prompt. At least 0. */
	truncate?: number | null | undefined;
	/**
	 * Share of probability kept by typical decoding, which prefers tokens of average surprise. Above 0,
	 * at most 1.
	 */
	typical_p?: number | null | undefined;
	/** Hide a statistical watermark in the text. Default false. */
	watermark?: boolean | undefined;
	[property: string]: unknown;
}

/** A grammar: a JSON Schema, a regular expression, or a named JSON Schema. */
export type TextGenerationInputGrammarType = TextGenerationInputJsonGrammar | TextGenerationInputRegexGrammar | TextGenerationInputNamedJsonGrammar;

/** The text is JSON that fits a schema. */
export interface TextGenerationInputJsonGrammar {
	/** Kind of grammar. */
	type: "json";
	/** The JSON Schema, or its text. */
	value: unknown;
	[property: string]: unknown;
}

/** The text fits a regular expression. */
export interface TextGenerationInputRegexGrammar {
	/** Kind of grammar. */
	type: "regex";
	/** The regular expression. */
	value: string;
	[property: string]: unknown;
}

/** The text is JSON that fits a named schema. */
export interface TextGenerationInputNamedJsonGrammar {
	/** Kind of grammar. */
	type: "json_schema";
	/** A JSON Schema with a name. */
	value: TextGenerationInputJsonSchemaConfig;
	[property: string]: unknown;
}

/** A JSON Schema with a name. */
export interface TextGenerationInputJsonSchemaConfig {
	/** Name of the schema. */
	name?: string | null | undefined;
	/** The JSON Schema. */
	schema: unknown;
	[property: string]: unknown;
}

/** The generated text. */
export interface TextGenerationOutput {
	/** The generated text. */
	generated_text: string;
	/** Tokens and reasons behind the text, when they were asked for. */
	details?: TextGenerationOutputDetails | null | undefined;
	[property: string]: unknown;
}

/** Tokens and reasons behind the text. */
export interface TextGenerationOutputDetails {
	/** The other results, when more than one was made. */
	best_of_sequences?: TextGenerationOutputBestOfSequence[] | null | undefined;
	/** Why the text ended: the limit was reached, the model ended it, or a stop text appeared. */
	finish_reason: TextGenerationOutputFinishReason;
	/** Number of tokens made. At least 0. */
	generated_tokens: number;
	/** Tokens of the prompt, when they were asked for. */
	prefill: TextGenerationOutputPrefillToken[];
	/** Start of the random numbers that was used. At least 0. */
	seed?: number | null | undefined;
	/** Tokens the model made, in order. */
	tokens: TextGenerationOutputToken[];
	/** Likeliest tokens at each step, when they were asked for. */
	top_tokens?: TextGenerationOutputToken[][] | undefined;
	[property: string]: unknown;
}

/** One of several results. */
export interface TextGenerationOutputBestOfSequence {
	/** Text of this result. */
	generated_text: string;
	/** Why the text ended: the limit was reached, the model ended it, or a stop text appeared. */
	finish_reason: TextGenerationOutputFinishReason;
	/** Number of tokens made. At least 0. */
	generated_tokens: number;
	/** Tokens of the prompt, when they were asked for. */
	prefill: TextGenerationOutputPrefillToken[];
	/** Start of the random numbers that was used. At least 0. */
	seed?: number | null | undefined;
	/** Tokens the model made, in order. */
	tokens: TextGenerationOutputToken[];
	/** Likeliest tokens at each step, when they were asked for. */
	top_tokens?: TextGenerationOutputToken[][] | undefined;
	[property: string]: unknown;
}

/** Why the text ended: the limit was reached, the model ended it, or a stop text appeared. */
export type TextGenerationOutputFinishReason = "length" | "eos_token" | "stop_sequence";

/** A token of the prompt. */
export interface TextGenerationOutputPrefillToken {
	/** Number of the token in the vocabulary. At least 0. */
	id: number;
	/** Natural logarithm of the probability. */
	logprob: number | null;
	/** Text of the token. */
	text: string;
	[property: string]: unknown;
}

/** A token the model made. */
export interface TextGenerationOutputToken {
	/** Number of the token in the vocabulary. At least 0. */
	id: number;
	/** Natural logarithm of the probability. */
	logprob: number | null;
	/** Whether it is a control token, not part of the text. */
	special: boolean;
	/** Text of the token. */
	text: string;
	[property: string]: unknown;
}

/** One event of a stream: a token, and at the end the whole text. */
export interface TextGenerationStreamOutput {
	/** Place of the token in the text, from 1. At least 0. */
	index: number;
	/** The token just made. */
	token: TextGenerationStreamOutputToken;
	/** The whole text; only in the last event. */
	generated_text?: string | null | undefined;
	/** Reason and counts; only in the last event. */
	details?: TextGenerationStreamOutputStreamDetails | null | undefined;
	/** Likeliest tokens at this step, when they were asked for. */
	top_tokens?: TextGenerationOutputToken[] | undefined;
	[property: string]: unknown;
}

/** The token just made. */
export type TextGenerationStreamOutputToken = TextGenerationOutputToken;

/** Reason and counts at the end of a stream. */
export interface TextGenerationStreamOutputStreamDetails {
	/** Why the text ended: the limit was reached, the model ended it, or a stop text appeared. */
	finish_reason: TextGenerationOutputFinishReason;
	/** Number of tokens made. At least 0. */
	generated_tokens: number;
	/** Length of the prompt. At least 0. */
	input_length: number;
	/** Start of the random numbers that was used. At least 0. */
	seed?: number | null | undefined;
	[property: string]: unknown;
}

/** A picture drawn from a description. */
export interface TextToImageInput {
	/** Prompt: what the picture should show. */
	inputs: string;
	/** Settings of the call. */
	parameters?: TextToImageParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface TextToImageParameters {
	/** How closely the result follows the prompt. High values follow it more strictly and vary less. */
	guidance_scale?: number | undefined;
	/** What should not appear in the result. */
	negative_prompt?: string | undefined;
	/** Denoising steps. More steps give finer detail and take longer. */
	num_inference_steps?: number | undefined;
	/** Width of the picture. In pixels. */
	width?: number | undefined;
	/** Height of the picture. In pixels. */
	height?: number | undefined;
	/** Name of the noise schedule to use instead of the model's own. */
	scheduler?: string | undefined;
	/** Start of the random numbers. The same seed with the same input gives the same result. */
	seed?: number | undefined;
	[property: string]: unknown;
}

/** The picture. */
export interface TextToImageOutput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	image: string;
	[property: string]: unknown;
}

/** A video made from a description. */
export interface TextToVideoInput {
	/** Prompt: what should happen in the video. */
	inputs: string;
	/** Settings of the call. */
	parameters?: TextToVideoParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface TextToVideoParameters {
	/** Frames in the video. */
	num_frames?: number | undefined;
	/** How closely the result follows the prompt. High values follow it more strictly and vary less. */
	guidance_scale?: number | undefined;
	/** What should not appear in the video, one entry a thing. */
	negative_prompt?: string[] | undefined;
	/** Denoising steps. More steps give finer detail and take longer. */
	num_inference_steps?: number | undefined;
	/** Start of the random numbers. The same seed with the same input gives the same result. */
	seed?: number | undefined;
	[property: string]: unknown;
}

/** The video. */
export interface TextToVideoOutput {
	/** The video. Bytes of the video; base64 text in JSON. */
	video: string;
	[property: string]: unknown;
}

/** A conversation to be continued by the model. */
export interface ChatCompletionInput {
	/** The conversation so far, oldest message first. */
	messages: ChatCompletionInputMessage[];
	/** Model to ask. The client fills it in from its own `model`. */
	model?: string | null | undefined;
	/** Most tokens to make. At least 0. Default 1024. */
	max_tokens?: number | null | undefined;
	/**
	 * Randomness. Low values stay close to the likeliest answer, high values surprise. At least 0, at
	 * most 2.
	 */
	temperature?: number | null | undefined;
	/**
	 * Choose only among the likeliest tokens that together reach this probability. At least 0, at most 1.
	 */
	top_p?: number | null | undefined;
	/** Texts that end the answer as soon as they appear. At most 4 entries. */
	stop?: string[] | null | undefined;
	/** Start of the random numbers, for repeatable answers. At least 0. */
	seed?: number | null | undefined;
	/** Makes tokens less likely the more often they have occurred. At least -2, at most 2. */
	frequency_penalty?: number | null | undefined;
	/** Makes tokens less likely once they have occurred at all. At least -2, at most 2. */
	presence_penalty?: number | null | undefined;
	/** Send the answer in pieces as it is made. */
	stream?: boolean | undefined;
	/** Settings of the stream. */
	stream_options?: ChatCompletionInputStreamOptions | null | undefined;
	/**
	 * How much a reasoning model should think: `none`, `minimal`, `low`, `medium`, `high` or `xhigh`, as
	 * far as the model knows them.
	 */
	reasoning_effort?: string | null | undefined;
	/** Form that the answer must have. */
	response_format?: ChatCompletionInputGrammarType | null | undefined;
	/** Functions the model may ask to be called. */
	tools?: ChatCompletionInputTool[] | null | undefined;
	/** Whether tools may, must or must not be called, or which one must. Default "auto". */
	tool_choice?: ChatCompletionInputToolChoice | null | undefined;
	/** Text put before the list of tools. */
	tool_prompt?: string | null | undefined;
	/** Also return the log probability of each token. */
	logprobs?: boolean | null | undefined;
	/**
	 * Also return this many of the likeliest tokens at each place; needs `logprobs`. At least 0, at most
	 * 20.
	 */
	top_logprobs?: number | null | undefined;
	/** Bias for single tokens. Most servers ignore it. */
	logit_bias?: number[] | Record<string, number> | null | undefined;
	/** Number of answers. Many servers give only one. At least 0. */
	n?: number | null | undefined;
	[property: string]: unknown;
}

/** One message of the conversation. */
export interface ChatCompletionInputMessage {
	/** Who speaks: `system`, `user`, `assistant` or `tool`. */
	role: string;
	/** What is said: a text, or parts of text and pictures. May be absent when tools are called. */
	content?: ChatCompletionInputMessageContent | undefined;
	/** Name of the speaker, when several share a role. */
	name?: string | null | undefined;
	/** Tool calls the model asked for in this message. */
	tool_calls?: ChatCompletionInputToolCall[] | null | undefined;
	/** Id of the tool call this message answers. */
	tool_call_id?: string | null | undefined;
	/** What the model thought before answering, when the provider tells it. */
	reasoning?: string | null | undefined;
	/** The same as `reasoning`, under the name some providers use. */
	reasoning_content?: string | null | undefined;
	[property: string]: unknown;
}

/** What is said: a text, or parts of text and pictures. May be absent when tools are called. */
export type ChatCompletionInputMessageContent = string | ChatCompletionInputMessageChunk[] | null;

/** One part of a message. */
export interface ChatCompletionInputMessageChunk {
	/** Kind of part. */
	type: ChatCompletionInputMessageChunkType;
	/** The text, in a text part. */
	text?: string | undefined;
	/** The picture, in a picture part. */
	image_url?: ChatCompletionInputURL | undefined;
	[property: string]: unknown;
}

/** Kind of part. */
export type ChatCompletionInputMessageChunkType = "text" | "image_url";

/** The picture, in a picture part. */
export interface ChatCompletionInputURL {
	/** Address of the picture, or a data URL. */
	url: string;
	[property: string]: unknown;
}

/** A tool call the model asked for. */
export interface ChatCompletionInputToolCall {
	/** Id of the call; the answer of the tool names it. */
	id: string;
	/** Kind of tool: `function`. */
	type: string;
	/** The function to call. */
	function: ChatCompletionInputToolCallFunction;
	[property: string]: unknown;
}

/** The function to call. */
export interface ChatCompletionInputToolCallFunction {
	/** Name of the function. */
	name: string;
	/** Arguments as JSON text. */
	arguments?: string | undefined;
	/** What the function does. */
	description?: string | null | undefined;
	/** JSON Schema of the arguments. */
	parameters?: unknown | undefined;
	[property: string]: unknown;
}

/** Settings of the stream. */
export interface ChatCompletionInputStreamOptions {
	/** Send the token counts in an event before the end. */
	include_usage?: boolean | undefined;
	[property: string]: unknown;
}

/** Form of the answer. The last three kinds are the older spelling. */
export type ChatCompletionInputGrammarType = ChatCompletionInputResponseFormatText | ChatCompletionInputResponseFormatJSONSchema | ChatCompletionInputResponseFormatJSONObject | ChatCompletionInputJSONGrammar | ChatCompletionInputRegexGrammar | ChatCompletionInputJSONSchemaGrammar;

/** Plain text. */
export interface ChatCompletionInputResponseFormatText {
	/** Kind of form. */
	type: "text";
	[property: string]: unknown;
}

/** JSON that fits a schema. */
export interface ChatCompletionInputResponseFormatJSONSchema {
	/** Kind of form. */
	type: "json_schema";
	/** The schema with its name. */
	json_schema: ChatCompletionInputJSONSchema;
	[property: string]: unknown;
}

/** The schema with its name. */
export interface ChatCompletionInputJSONSchema {
	/** Name of the schema. */
	name: string;
	/** What the answer is for. */
	description?: string | null | undefined;
	/** The JSON Schema. */
	schema?: Record<string, unknown> | null | undefined;
	/** Follow the schema exactly. */
	strict?: boolean | null | undefined;
	[property: string]: unknown;
}

/** Any JSON object. */
export interface ChatCompletionInputResponseFormatJSONObject {
	/** Kind of form. */
	type: "json_object";
	[property: string]: unknown;
}

/** JSON that fits a schema, older spelling. */
export interface ChatCompletionInputJSONGrammar {
	/** Kind of form. */
	type: "json";
	/** The JSON Schema, or its text. */
	value: unknown;
	[property: string]: unknown;
}

/** Text that fits a regular expression, older spelling. */
export interface ChatCompletionInputRegexGrammar {
	/** Kind of form. */
	type: "regex";
	/** The regular expression. */
	value: string;
	[property: string]: unknown;
}

/** JSON that fits a named schema, older spelling. */
export interface ChatCompletionInputJSONSchemaGrammar {
	/** Kind of form. */
	type: "json_schema";
	/** The schema with its name. */
	value: ChatCompletionInputJSONSchemaConfig;
	[property: string]: unknown;
}

/** The schema with its name. */
export interface ChatCompletionInputJSONSchemaConfig {
	/** Name of the schema. */
	name?: string | null | undefined;
	/** The JSON Schema. */
	schema: unknown;
	[property: string]: unknown;
}

/** A function the model may ask to be called. */
export interface ChatCompletionInputTool {
	/** Kind of tool: `function`. */
	type: string;
	/** What the model is told about the function. */
	function: ChatCompletionInputFunctionDefinition;
	[property: string]: unknown;
}

/** What the model is told about the function. */
export interface ChatCompletionInputFunctionDefinition {
	/** Name of the function. */
	name: string;
	/** What the function does; the model decides by it. */
	description?: string | null | undefined;
	/** JSON Schema of the arguments. */
	parameters?: unknown | undefined;
	[property: string]: unknown;
}

/** `auto`, `none`, `required`, or a function by name. */
export type ChatCompletionInputToolChoice = ChatCompletionInputToolChoiceEnum | ChatCompletionInputToolChoiceClass;

/** The model decides, calls nothing, or must call something. */
export type ChatCompletionInputToolChoiceEnum = "auto" | "none" | "required";

/** A function the model must call. */
export interface ChatCompletionInputToolChoiceClass {
	/** Kind of tool: `function`. */
	type?: string | undefined;
	/** The function, by name. */
	function: ChatCompletionInputFunctionName;
	[property: string]: unknown;
}

/** The function, by name. */
export interface ChatCompletionInputFunctionName {
	/** Name of the function. */
	name: string;
	[property: string]: unknown;
}

/** The answer of the model. */
export interface ChatCompletionOutput {
	/** Id of the answer. */
	id: string;
	/** When it was made, in seconds since 1970 (Unix time). At least 0. */
	created: number;
	/** Model that answered. */
	model: string;
	/** Mark of the server version; not every provider sends it. */
	system_fingerprint?: string | null | undefined;
	/** The answers; one unless more were asked for. */
	choices: ChatCompletionOutputComplete[];
	/** Tokens read and made; what providers charge for. */
	usage: ChatCompletionOutputUsage;
	[property: string]: unknown;
}

/** One answer. */
export interface ChatCompletionOutputComplete {
	/** Place among the answers, from 0. At least 0. */
	index: number;
	/** Why the answer ended: `stop`, `length`, `tool_calls` or `content_filter`. */
	finish_reason: string;
	/** Log probabilities of the tokens, when they were asked for. */
	logprobs?: ChatCompletionOutputLogprobs | null | undefined;
	/** What the model says. */
	message: ChatCompletionOutputMessage;
	[property: string]: unknown;
}

/** Log probabilities of the tokens of an answer. */
export interface ChatCompletionOutputLogprobs {
	/** One entry a token. */
	content: ChatCompletionOutputLogprob[] | null;
	[property: string]: unknown;
}

/** A token and its likeliest alternatives. */
export interface ChatCompletionOutputLogprob {
	/** Text of the token. */
	token: string;
	/** Natural logarithm of the probability. */
	logprob: number;
	/** Likeliest tokens at this place. */
	top_logprobs: ChatCompletionOutputTopLogprob[];
	[property: string]: unknown;
}

/** A token that could have stood here. */
export interface ChatCompletionOutputTopLogprob {
	/** Text of the token. */
	token: string;
	/** Natural logarithm of the probability. */
	logprob: number;
	[property: string]: unknown;
}

/** What the model says. */
export interface ChatCompletionOutputMessage {
	/** Who speaks: `system`, `user`, `assistant` or `tool`. */
	role: string;
	/** Text of the answer; absent or null when tools are called. */
	content?: string | null | undefined;
	/** What the model thought before answering, when the provider tells it. */
	reasoning?: string | null | undefined;
	/** The same as `reasoning`, under the name some providers use. */
	reasoning_content?: string | null | undefined;
	/** Id of the tool call this message answers. */
	tool_call_id?: string | null | undefined;
	/** Tool calls the model asks for. */
	tool_calls?: ChatCompletionOutputToolCall[] | null | undefined;
	[property: string]: unknown;
}

/** A tool call the model asks for. */
export interface ChatCompletionOutputToolCall {
	/** Id of the call; the answer of the tool names it. */
	id: string;
	/** Kind of tool: `function`. */
	type: string;
	/** The function to call. */
	function: ChatCompletionOutputFunctionDefinition;
	[property: string]: unknown;
}

/** The function to call. */
export interface ChatCompletionOutputFunctionDefinition {
	/** Name of the function. */
	name: string;
	/** Arguments as JSON text. */
	arguments: string;
	/** What the function does. */
	description?: string | null | undefined;
	[property: string]: unknown;
}

/** Tokens read and made; what providers charge for. */
export interface ChatCompletionOutputUsage {
	/** Tokens read. At least 0. */
	prompt_tokens: number;
	/** Tokens made. At least 0. */
	completion_tokens: number;
	/** Sum of both. At least 0. */
	total_tokens: number;
	[property: string]: unknown;
}

/** One event of a streamed answer. */
export interface ChatCompletionStreamOutput {
	/** Id of the answer. */
	id: string;
	/** When it was made, in seconds since 1970 (Unix time). At least 0. */
	created: number;
	/** Model that answered. */
	model: string;
	/** Mark of the server version; not every provider sends it. */
	system_fingerprint?: string | null | undefined;
	/** Pieces of the answers; empty in an event that only brings token counts. */
	choices: ChatCompletionStreamOutputChoice[];
	/** Token counts, near the end when they were asked for. */
	usage?: ChatCompletionOutputUsage | null | undefined;
	[property: string]: unknown;
}

/** Next piece of one answer. */
export interface ChatCompletionStreamOutputChoice {
	/** Place among the answers, from 0. At least 0. */
	index: number;
	/** Why the answer ended; null until the last piece. */
	finish_reason?: string | null | undefined;
	/** Log probabilities of the tokens, when they were asked for. */
	logprobs?: ChatCompletionOutputLogprobs | null | undefined;
	/** What is new in the message. */
	delta: ChatCompletionStreamOutputDelta;
	[property: string]: unknown;
}

/** What is new in the message. */
export interface ChatCompletionStreamOutputDelta {
	/** Who speaks: `system`, `user`, `assistant` or `tool`. */
	role?: string | undefined;
	/** Next piece of the text. */
	content?: string | null | undefined;
	/** Next piece of what the model thinks. */
	reasoning?: string | null | undefined;
	/** The same as `reasoning`, under the name some providers use. */
	reasoning_content?: string | null | undefined;
	/** Id of the tool call this message answers. */
	tool_call_id?: string | null | undefined;
	/** Next pieces of the tool calls. */
	tool_calls?: ChatCompletionStreamOutputDeltaToolCall[] | null | undefined;
	[property: string]: unknown;
}

/** Next piece of a tool call. Id and name come with the first piece only. */
export interface ChatCompletionStreamOutputDeltaToolCall {
	/** Which tool call the piece belongs to, from 0. At least 0. */
	index: number;
	/** Id of the call; the answer of the tool names it. */
	id?: string | undefined;
	/** Kind of tool: `function`. */
	type?: string | undefined;
	/** Next piece of the function call. */
	function: ChatCompletionStreamOutputFunction;
	[property: string]: unknown;
}

/** Next piece of the function call. */
export interface ChatCompletionStreamOutputFunction {
	/** Name of the function. */
	name?: string | null | undefined;
	/** Next piece of the arguments as JSON text. */
	arguments?: string | undefined;
	[property: string]: unknown;
}
