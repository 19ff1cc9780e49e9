// Made from the task folders by `npm run generate`. Do not edit.

/** A text to be put into classes. */
export interface TextClassificationInput {
	/** The text. */
	inputs: string;
	/** Settings of the call. */
	parameters?: TextClassificationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface TextClassificationParameters {
	/**
	 * How raw outputs become scores: each label on its own (`sigmoid`), all labels sharing 1 (`softmax`),
	 * or left as they are (`none`).
	 */
	function_to_apply?: ClassificationOutputTransform | undefined;
	/** How many of the best results to return. */
	top_k?: number | undefined;
	[property: string]: unknown;
}

/**
 * How raw outputs become scores: each label on its own (`sigmoid`), all labels sharing 1 (`softmax`), or
 * left as they are (`none`).
 */
export type ClassificationOutputTransform = "sigmoid" | "softmax" | "none";

/** Labels with their scores, best first. */
export type TextClassificationOutput = TextClassificationOutputElement[];

/** A label and how sure the model is of it. */
export type TextClassificationOutputElement = ClassificationOutput;

/** A label and how sure the model is of it. */
export interface ClassificationOutput {
	/** Name of the class. */
	label: string;
	/** How sure the model is. */
	score: number;
	[property: string]: unknown;
}

/** A text in which words are to be labelled. */
export interface TokenClassificationInput {
	/** The text. */
	inputs: string;
	/** Settings of the call. */
	parameters?: TokenClassificationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface TokenClassificationParameters {
	/** Labels to leave out of the result. */
	ignore_labels?: string[] | undefined;
	/** By how many tokens the pieces of a long text overlap. */
	stride?: number | undefined;
	/**
	 * How pieces of words are joined: not at all (`none`), neighbours with the same label (`simple`), or
	 * whole words labelled by their first piece (`first`), by the mean (`average`) or by the best piece
	 * (`max`).
	 */
	aggregation_strategy?: TokenClassificationAggregationStrategy | undefined;
	[property: string]: unknown;
}

/**
 * How pieces of words are joined: not at all (`none`), neighbours with the same label (`simple`), or
 * whole words labelled by their first piece (`first`), by the mean (`average`) or by the best piece
 * (`max`).
 */
export type TokenClassificationAggregationStrategy = "none" | "simple" | "first" | "average" | "max";

/** Labelled stretches of the text, in reading order. */
export type TokenClassificationOutput = TokenClassificationOutputElement[];

/** A labelled stretch of the text. */
export interface TokenClassificationOutputElement {
	/** Label of joined pieces; present with an aggregation strategy. */
	entity_group?: string;
	/** Label of a single piece; present without an aggregation strategy. */
	entity?: string;
	/** How sure the model is. */
	score: number;
	/** The text that was found. */
	word: string;
	/** Place of the first character. */
	start: number;
	/** Place after the last character. */
	end: number;
	[property: string]: unknown;
}

/** A table and a question about it. */
export interface TableQuestionAnsweringInput {
	/** The table and the question. */
	inputs: TableQuestionAnsweringInputData;
	/** Settings of the call. */
	parameters?: TableQuestionAnsweringParameters | undefined;
	[property: string]: unknown;
}

/** The table and the question. */
export interface TableQuestionAnsweringInputData {
	/** The table by column: name to list of cells, all as text. */
	table: Record<string, string[]>;
	/** The question. */
	question: string;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface TableQuestionAnsweringParameters {
	/** How inputs shorter than others are filled up. Default "do_not_pad". */
	padding?: TableQuestionAnsweringPadding | undefined;
	/**
	 * Answer several questions one after another, so that a question may refer to the answer before it.
	 * Default false.
	 */
	sequential?: boolean | undefined;
	/** Drop rows of a table that is too long for the model. Default false. */
	truncation?: boolean | undefined;
	[property: string]: unknown;
}

/** How inputs shorter than others are filled up. Default "do_not_pad". */
export type TableQuestionAnsweringPadding = "do_not_pad" | "longest" | "max_length";

/** Answers with the cells they come from. */
export type TableQuestionAnsweringOutput = TableQuestionAnsweringOutputElement[];

/** An answer from a table. */
export interface TableQuestionAnsweringOutputElement {
	/** The answer, after its calculation when there is one. */
	answer: string;
	/** Row and column of each cell, from 0. */
	coordinates: number[][];
	/** Contents of the cells. */
	cells: string[];
	/** Calculation over the cells, such as `SUM`, `AVERAGE`, `COUNT` or `NONE`. */
	aggregator?: string;
	[property: string]: unknown;
}

/** A question and a text to look for the answer in. */
export interface QuestionAnsweringInput {
	/** The question and the text. */
	inputs: QuestionAnsweringInputData;
	/** Settings of the call. */
	parameters?: QuestionAnsweringParameters | undefined;
	[property: string]: unknown;
}

/** The question and the text. */
export interface QuestionAnsweringInputData {
	/** The question. */
	question: string;
	/** Text to look for the answer in. */
	context: string;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface QuestionAnsweringParameters {
	/** How many of the best answers to return. Fewer come back when the text offers fewer. */
	top_k?: number | undefined;
	/** By how many tokens the pieces of a long text overlap. */
	doc_stride?: number | undefined;
	/** Longest answer allowed. */
	max_answer_len?: number | undefined;
	/** Longest piece given to the model at once, question included. Longer texts are split. */
	max_seq_len?: number | undefined;
	/** Longest question; what is beyond is cut. */
	max_question_len?: number | undefined;
	/** Allow an empty answer when the text does not hold one. */
	handle_impossible_answer?: boolean | undefined;
	/** Widen answers to whole words. Good for languages with spaces between words. */
	align_to_words?: boolean | undefined;
	[property: string]: unknown;
}

/** Answers, best first. */
export type QuestionAnsweringOutput = QuestionAnsweringOutputElement[];

/** An answer cut out of the text. */
export interface QuestionAnsweringOutputElement {
	/** The answer. */
	answer: string;
	/** How sure the model is. */
	score: number;
	/** Place of the first character in the text. */
	start: number;
	/** Place after the last character in the text. */
	end: number;
	[property: string]: unknown;
}

/** A text and the labels to choose from. */
export interface ZeroShotClassificationInput {
	/** The text. */
	inputs: string;
	/** Settings of the call. */
	parameters: ZeroShotClassificationParameters;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ZeroShotClassificationParameters {
	/** Labels to choose from. */
	candidate_labels: string[];
	/** Sentence into which each label is put, with `{}` as the gap. */
	hypothesis_template?: string | undefined;
	/** Judge each label on its own, so that several may be true. Scores then do not add up to 1. */
	multi_label?: boolean | undefined;
	[property: string]: unknown;
}

/** Labels with their scores, best first. */
export type ZeroShotClassificationOutput = ZeroShotClassificationOutputElement[];

/** A label and how sure the model is of it. */
export type ZeroShotClassificationOutputElement = ClassificationOutput;

/** A text to be translated. */
export interface TranslationInput {
	/** The text. */
	inputs: string;
	/** Settings of the call. */
	parameters?: TranslationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface TranslationParameters {
	/** Language of the text, in the code the model uses. Needed by models that know many languages. */
	src_lang?: string | undefined;
	/**
	 * Language to translate into, in the code the model uses. Needed by models that know many languages.
	 */
	tgt_lang?: string | undefined;
	/** Remove stray spaces from the result. */
	clean_up_tokenization_spaces?: boolean | undefined;
	/**
	 * How an input that is too long is cut: not at all, at the longest part, only the first part, or only
	 * the second.
	 */
	truncation?: TruncationStrategy | undefined;
	/** Further settings of the generation, passed on as they are. */
	generate_parameters?: Record<string, unknown> | undefined;
	[property: string]: unknown;
}

/**
 * How an input that is too long is cut: not at all, at the longest part, only the first part, or only the
 * second.
 */
export type TruncationStrategy = "do_not_truncate" | "longest_first" | "only_first" | "only_second";

/** The translation of the text. */
export interface TranslationOutput {
	/** The translation of the text. */
	translation_text: string;
	[property: string]: unknown;
}

/** A text to be shortened. */
export interface SummarizationInput {
	/** The text. */
	inputs: string;
	/** Settings of the call. */
	parameters?: SummarizationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface SummarizationParameters {
	/** Remove stray spaces from the result. */
	clean_up_tokenization_spaces?: boolean | undefined;
	/**
	 * How an input that is too long is cut: not at all, at the longest part, only the first part, or only
	 * the second.
	 */
	truncation?: TruncationStrategy | undefined;
	/** Further settings of the generation, passed on as they are. */
	generate_parameters?: Record<string, unknown> | undefined;
	[property: string]: unknown;
}

/** The summary of the text. */
export interface SummarizationOutput {
	/** The summary of the text. */
	summary_text: string;
	[property: string]: unknown;
}

/** Texts to turn into vectors. The settings are fields beside the texts. */
export interface FeatureExtractionInput {
	/** One text, or several. */
	inputs: string | string[];
	/** Scale every vector to length 1, so that a dot product is the cosine similarity. Default true. */
	normalize?: boolean | undefined;
	/** Name of a prompt stored with the model that is put before the text, such as `query`. */
	prompt_name?: string | undefined;
	/** Cut texts that are too long for the model instead of refusing them. Default false. */
	truncate?: boolean | undefined;
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
	adapter_id?: string | undefined;
	/** Number of results to make; the likeliest one is returned. Above 0. */
	best_of?: number | undefined;
	/** Also return the tokens of the prompt with their probabilities. Default false. */
	decoder_input_details?: boolean | undefined;
	/** Also return the tokens that were made and why the text ended. Default true. */
	details?: boolean | undefined;
	/** Draw tokens at random instead of always taking the likeliest. Default false. */
	do_sample?: boolean | undefined;
	/** Makes tokens less likely the more often they have occurred. 0 means no penalty. Above -2. */
	frequency_penalty?: number | undefined;
	/** Form that the text must have. */
	grammar?: TextGenerationInputGrammarType | undefined;
	/** Most tokens to make. At least 0. Default 1024. */
	max_new_tokens?: number | undefined;
	/** Penalty for tokens that have occurred already. 1 means none. Above 0. */
	repetition_penalty?: number | undefined;
	/** Put the prompt before the result. */
	return_full_text?: boolean | undefined;
	/** Start of the random numbers, for repeatable results. Above 0. */
	seed?: number | undefined;
	/** Texts that end the generation as soon as they appear. At most 4 entries. */
	stop?: string[] | undefined;
	/** Randomness. Low values stay close to the likeliest text, high values surprise. Above 0. */
	temperature?: number | undefined;
	/** Choose only among this many of the likeliest tokens. Above 0. */
	top_k?: number | undefined;
	/** Return this many of the likeliest tokens at each step. Above 0. */
	top_n_tokens?: number | undefined;
	/**
	 * Choose only among the likeliest tokens that together reach this probability. Above 0, at most 1.
	 */
	top_p?: number | undefined;
	/** Keep only this many tokens of the prompt. At least 0. */
	truncate?: number | undefined;
	/**
	 * Share of probability kept by typical decoding, which prefers tokens of average surprise. Above 0,
	 * at most 1.
	 */
	typical_p?: number | undefined;
	/** Hide a statistical watermark in the text. Default false. */
	watermark?: boolean | undefined;
	[property: string]: unknown;
}

/** A grammar: a JSON Schema, a regular expression, or a named JSON Schema. */
export interface TextGenerationInputGrammarType {
	/** Kind of grammar. */
	type: "json" | "regex" | "json_schema";
	/** The JSON Schema, the regular expression, or the schema with its name. */
	value: unknown;
	[property: string]: unknown;
}

/** The generated text. */
export interface TextGenerationOutput {
	/** The generated text. */
	generated_text: string;
	/** Tokens of the text and why it ended, when they were requested. */
	details?: TextGenerationOutputDetails;
	[property: string]: unknown;
}

/** Tokens and reasons behind the text. */
export interface TextGenerationOutputDetails {
	/** The other results, when more than one was made. */
	best_of_sequences?: TextGenerationOutputBestOfSequence[];
	/** Why the text ended: the limit was reached, the model ended it, or a stop text appeared. */
	finish_reason: TextGenerationOutputFinishReason;
	/** Number of tokens made. At least 0. */
	generated_tokens: number;
	/** Tokens of the prompt, when they were requested. */
	prefill: TextGenerationOutputPrefillToken[];
	/** Start of the random numbers that was used. At least 0. */
	seed?: number;
	/** Tokens the model made, in order. */
	tokens: TextGenerationOutputToken[];
	/** Likeliest tokens at each step, when they were requested. */
	top_tokens?: TextGenerationOutputToken[][];
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
	/** Tokens of the prompt, when they were requested. */
	prefill: TextGenerationOutputPrefillToken[];
	/** Start of the random numbers that was used. At least 0. */
	seed?: number;
	/** Tokens the model made, in order. */
	tokens: TextGenerationOutputToken[];
	/** Likeliest tokens at each step, when they were requested. */
	top_tokens?: TextGenerationOutputToken[][];
	[property: string]: unknown;
}

/** Why the text ended: the limit was reached, the model ended it, or a stop text appeared. */
export type TextGenerationOutputFinishReason = "length" | "eos_token" | "stop_sequence";

/** A token of the prompt. */
export interface TextGenerationOutputPrefillToken {
	/** Number of the token in the vocabulary. At least 0. */
	id: number;
	/** Natural logarithm of the probability. */
	logprob: number;
	/** Text of the token. */
	text: string;
	[property: string]: unknown;
}

/** A token the model made. */
export interface TextGenerationOutputToken {
	/** Number of the token in the vocabulary. At least 0. */
	id: number;
	/** Natural logarithm of the probability. */
	logprob: number;
	/** Whether it is a special token, not part of the text. */
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
	generated_text?: string;
	/** Reason and counts; only in the last event. */
	details?: TextGenerationStreamOutputStreamDetails;
	/** Likeliest tokens at this step, when they were requested. */
	top_tokens?: TextGenerationOutputToken[];
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
	seed?: number;
	[property: string]: unknown;
}

/** A text to be rewritten. */
export interface Text2TextGenerationInput {
	/** The text, usually with the instruction before it. */
	inputs: string;
	/** Settings of the call. */
	parameters?: Text2TextGenerationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface Text2TextGenerationParameters {
	/** Remove stray spaces from the result. */
	clean_up_tokenization_spaces?: boolean | undefined;
	/**
	 * How an input that is too long is cut: not at all, at the longest part, only the first part, or only
	 * the second.
	 */
	truncation?: TruncationStrategy | undefined;
	/** Further settings of the generation, passed on as they are. */
	generate_parameters?: Record<string, unknown> | undefined;
	[property: string]: unknown;
}

/** The generated text. */
export interface Text2TextGenerationOutput {
	/** The generated text. */
	generated_text?: string;
	[property: string]: unknown;
}

/** A text with a gap. */
export interface FillMaskInput {
	/** The text, with the mask token of the model as the gap. */
	inputs: string;
	/** Settings of the call. */
	parameters?: FillMaskParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface FillMaskParameters {
	/** How many fillings to return. */
	top_k?: number | undefined;
	/**
	 * Score only these words instead of the whole vocabulary. A word the model does not know is cut to
	 * its first piece.
	 */
	targets?: string[] | undefined;
	[property: string]: unknown;
}

/** Fillings, best first. */
export type FillMaskOutput = FillMaskOutputElement[];

/** One way to fill the gap. */
export interface FillMaskOutputElement {
	/** The text with the gap filled. */
	sequence: string;
	/** How likely the filling is. */
	score: number;
	/** Number of the token in the vocabulary. */
	token: number;
	/** The token as text. */
	token_str?: string;
	/** An older spelling of `token_str`, never sent. */
	tokenStr: unknown;
	[property: string]: unknown;
}

/** A sentence and others to compare it with. */
export interface SentenceSimilarityInput {
	/** The sentence and the others. */
	inputs: SentenceSimilarityInputData;
	/** Settings of the call. */
	parameters?: SentenceSimilarityParameters | undefined;
	[property: string]: unknown;
}

/** The sentence and the others. */
export interface SentenceSimilarityInputData {
	/** Sentence to compare with. */
	source_sentence: string;
	/** Sentences to be compared with it. */
	sentences: string[];
	[property: string]: unknown;
}

/** Settings of the call. */
export interface SentenceSimilarityParameters {
	[property: string]: unknown;
}

/** One number for each sentence, in the same order; higher means closer. */
export type SentenceSimilarityOutput = number[];

/** A text to be spoken. */
export interface TextToSpeechInput {
	/** The text. */
	inputs: string;
	/** Settings of the call. */
	parameters?: TextToSpeechParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface TextToSpeechParameters {
	/** Settings of the generation. */
	generation_parameters?: GenerationParameters | undefined;
	[property: string]: unknown;
}

/** How the model generates, step by step. */
export interface GenerationParameters {
	/** Randomness of the choice of tokens. */
	temperature?: number | undefined;
	/** Choose only among this many of the likeliest tokens. */
	top_k?: number | undefined;
	/** Choose only among the likeliest tokens that together reach this probability. */
	top_p?: number | undefined;
	/** Share of probability kept by typical decoding, which prefers tokens of average surprise. */
	typical_p?: number | undefined;
	/** Lowest probability a token must have to be chosen. */
	epsilon_cutoff?: number | undefined;
	/** Lowest probability a token must have, adapted to how unsure the model is at that step. */
	eta_cutoff?: number | undefined;
	/** Most tokens, input included. `max_new_tokens` comes before it. */
	max_length?: number | undefined;
	/** Most tokens to make. */
	max_new_tokens?: number | undefined;
	/** Fewest tokens, input included. `min_new_tokens` comes before it. */
	min_length?: number | undefined;
	/** Fewest tokens to make. */
	min_new_tokens?: number | undefined;
	/** Draw tokens at random instead of always taking the likeliest. */
	do_sample?: boolean | undefined;
	/**
	 * When beam search ends: at the first full set of results (`true`), when better ones are unlikely
	 * (`false`), or only when none can come (`never`).
	 */
	early_stopping?: EarlyStopping | undefined;
	/** How many candidate texts beam search follows at once. */
	num_beams?: number | undefined;
	/** Into how many groups the candidates are split, for more variety. */
	num_beam_groups?: number | undefined;
	/**
	 * Weight, in contrastive search, of the penalty for candidates too similar to earlier tokens; 0 means
	 * none.
	 */
	penalty_alpha?: number | undefined;
	/** Keep earlier results of the attention layers to be faster. */
	use_cache?: boolean | undefined;
	[property: string]: unknown;
}

/**
 * When beam search ends: at the first full set of results (`true`), when better ones are unlikely
 * (`false`), or only when none can come (`never`).
 */
export type EarlyStopping = "never" | true | false;

/** The generated sound. */
export interface TextToSpeechOutput {
	/** The generated sound. Bytes of the audio; base64 text in JSON. */
	audio: string;
	/** Samples in a second. In hertz. */
	sampling_rate?: number;
	[property: string]: unknown;
}

/** A sound made from a description. */
export interface TextToAudioInput {
	/** Description of the sound, or the text to sing or say. */
	inputs: string;
	/** Settings of the call. */
	parameters?: TextToAudioParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface TextToAudioParameters {
	/** Settings of the generation. */
	generation_parameters?: GenerationParameters | undefined;
	[property: string]: unknown;
}

/** The generated sound. */
export interface TextToAudioOutput {
	/** The generated sound. Bytes of the audio; base64 text in JSON. */
	audio: string;
	/** Samples in a second. In hertz. */
	sampling_rate: number;
	[property: string]: unknown;
}

/** A recording to be written down. */
export interface AutomaticSpeechRecognitionInput {
	/** The recording. Bytes of the audio; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: AutomaticSpeechRecognitionParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface AutomaticSpeechRecognitionParameters {
	/** Also return when each piece was spoken. */
	return_timestamps?: boolean | undefined;
	/** Settings of the generation. */
	generation_parameters?: GenerationParameters | undefined;
	[property: string]: unknown;
}

/** The recording in writing. */
export interface AutomaticSpeechRecognitionOutput {
	/** Everything that was said. */
	text: string;
	/** Pieces with their times, when they were requested. */
	chunks?: AutomaticSpeechRecognitionOutputChunk[];
	[property: string]: unknown;
}

/** A piece of speech with its time. */
export interface AutomaticSpeechRecognitionOutputChunk {
	/** What was said in this piece. */
	text: string;
	/**
	 * Start and end of the piece; the end is `null` when it was cut off. In seconds. At least 2, at most
	 * 2 entries.
	 */
	timestamp: number[];
	[property: string]: unknown;
}

/** A recording to be cleaned or taken apart. */
export interface AudioToAudioInput {
	/** The recording. Bytes of the audio; base64 text in JSON. */
	inputs: Blob;
	[property: string]: unknown;
}

/** One sound for each source, or a single cleaned one. */
export type AudioToAudioOutput = AudioToAudioOutputElem[];

/** A sound with its label. */
export interface AudioToAudioOutputElem {
	/** The sound. Bytes of the audio; base64 text in JSON. */
	blob: string;
	/** Media type of the sound, such as `audio/flac`. */
	"content-type": string;
	/** What the sound is. */
	label: string;
	[property: string]: unknown;
}

/** A recording to be put into classes. */
export interface AudioClassificationInput {
	/** The recording. Bytes of the audio; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: AudioClassificationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface AudioClassificationParameters {
	/**
	 * How raw outputs become scores: each label on its own (`sigmoid`), all labels sharing 1 (`softmax`),
	 * or left as they are (`none`).
	 */
	function_to_apply?: ClassificationOutputTransform | undefined;
	/** How many of the best results to return. */
	top_k?: number | undefined;
	[property: string]: unknown;
}

/** Labels with their scores, best first. */
export type AudioClassificationOutput = AudioClassificationOutputElement[];

/** A label and how sure the model is of it. */
export type AudioClassificationOutputElement = ClassificationOutput;

/** A picture whose depth is to be estimated. */
export interface DepthEstimationInput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: DepthEstimationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface DepthEstimationParameters {
	[property: string]: unknown;
}

/** How far away each point of the picture is. */
export interface DepthEstimationOutput {
	/** Depth of each point as numbers. */
	predicted_depth?: unknown;
	/** Depth as a picture: shades represent distance. Bytes of the image; base64 text in JSON. */
	depth?: string;
	[property: string]: unknown;
}

/** A picture to be put into classes. */
export interface ImageClassificationInput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: ImageClassificationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ImageClassificationParameters {
	/**
	 * How raw outputs become scores: each label on its own (`sigmoid`), all labels sharing 1 (`softmax`),
	 * or left as they are (`none`).
	 */
	function_to_apply?: ClassificationOutputTransform | undefined;
	/** How many of the best results to return. */
	top_k?: number | undefined;
	[property: string]: unknown;
}

/** Labels with their scores, best first. */
export type ImageClassificationOutput = ImageClassificationOutputElement[];

/** A label and how sure the model is of it. */
export type ImageClassificationOutputElement = ClassificationOutput;

/** A picture in which things are to be found. */
export interface ObjectDetectionInput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: ObjectDetectionParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ObjectDetectionParameters {
	/** Leave out finds with a lower score. */
	threshold?: number | undefined;
	[property: string]: unknown;
}

/** Things found, with their places. */
export type ObjectDetectionOutput = ObjectDetectionOutputElement[];

/** A thing found in the picture. */
export interface ObjectDetectionOutputElement {
	/** Name of the thing. */
	label: string;
	/** How sure the model is. */
	score: number;
	/** A rectangle in the picture, counted from its top left corner. */
	box: BoundingBox;
	[property: string]: unknown;
}

/** A rectangle in the picture, counted from its top left corner. */
export interface BoundingBox {
	/** Left edge. In pixels. */
	xmin: number;
	/** Top edge. In pixels. */
	ymin: number;
	/** Right edge. In pixels. */
	xmax: number;
	/** Bottom edge. In pixels. */
	ymax: number;
	[property: string]: unknown;
}

/** A picture to be divided into areas. */
export interface ImageSegmentationInput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: ImageSegmentationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ImageSegmentationParameters {
	/** From which value on a point belongs to the mask. */
	mask_threshold?: number | undefined;
	/** Drop small loose parts of a mask below this share of overlap. */
	overlap_mask_area_threshold?: number | undefined;
	/** Kind of segmentation: each thing (`instance`), each class (`semantic`), or both (`panoptic`). */
	subtask?: ImageSegmentationSubtask | undefined;
	/** Leave out areas with a lower score. */
	threshold?: number | undefined;
	[property: string]: unknown;
}

/** Kind of segmentation: each thing (`instance`), each class (`semantic`), or both (`panoptic`). */
export type ImageSegmentationSubtask = "instance" | "panoptic" | "semantic";

/** Areas of the picture, each with its mask. */
export type ImageSegmentationOutput = ImageSegmentationOutputElement[];

/** An area of the picture. */
export interface ImageSegmentationOutputElement {
	/** Name of the area. */
	label: string;
	/** Black-and-white picture: white is the area. Bytes of the image; base64 text in JSON. */
	mask: string;
	/** How sure the model is. */
	score?: number;
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

/** The generated picture. */
export interface TextToImageOutput {
	/** The generated picture. Bytes of the image; base64 text in JSON. */
	image: string;
	[property: string]: unknown;
}

/** A picture to be described or read. */
export interface ImageToTextInput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: ImageToTextParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ImageToTextParameters {
	/** Most tokens to make. */
	max_new_tokens?: number | undefined;
	/** Settings of the generation. */
	generation_parameters?: GenerationParameters | undefined;
	[property: string]: unknown;
}

/** The generated text. */
export interface ImageToTextOutput {
	/** The generated text. */
	generated_text?: string;
	[property: string]: unknown;
}

/** A picture to be changed. */
export interface ImageToImageInput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: ImageToImageParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ImageToImageParameters {
	/** What the result should show, in words. */
	prompt?: string | undefined;
	/** How closely the result follows the prompt. High values follow it more strictly and vary less. */
	guidance_scale?: number | undefined;
	/** What should not appear in the result. */
	negative_prompt?: string | undefined;
	/** Denoising steps. More steps give finer detail and take longer. */
	num_inference_steps?: number | undefined;
	/** Size of the result. */
	target_size?: TargetSize | undefined;
	[property: string]: unknown;
}

/** Size of the result. */
export interface TargetSize {
	/** Width of the result. In pixels. */
	width: number;
	/** Height of the result. In pixels. */
	height: number;
	[property: string]: unknown;
}

/** The generated picture. */
export interface ImageToImageOutput {
	/** The generated picture. Bytes of the image; base64 text in JSON. */
	image?: string;
	[property: string]: unknown;
}

/** A picture to be set in motion. */
export interface ImageToVideoInput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: ImageToVideoParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ImageToVideoParameters {
	/** What the result should show, in words. */
	prompt?: string | undefined;
	/** How closely the result follows the prompt. High values follow it more strictly and vary less. */
	guidance_scale?: number | undefined;
	/** What should not appear in the result. */
	negative_prompt?: string | undefined;
	/** Denoising steps. More steps give finer detail and take longer. */
	num_inference_steps?: number | undefined;
	/** Frames in the video. */
	num_frames?: number | undefined;
	/** Size of the result. */
	target_size?: TargetSize | undefined;
	/** Start of the random numbers. The same seed with the same input gives the same result. */
	seed?: number | undefined;
	[property: string]: unknown;
}

/** The generated video. */
export interface ImageToVideoOutput {
	/** The generated video. Bytes of the video; base64 text in JSON. */
	video: string;
	[property: string]: unknown;
}

/** A video to be put into classes. */
export interface VideoClassificationInput {
	/** The video. Bytes of the video; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters?: VideoClassificationParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface VideoClassificationParameters {
	/**
	 * How raw outputs become scores: each label on its own (`sigmoid`), all labels sharing 1 (`softmax`),
	 * or left as they are (`none`).
	 */
	function_to_apply?: ClassificationOutputTransform | undefined;
	/** How many frames to look at. */
	num_frames?: number | undefined;
	/** Take every nth frame. */
	frame_sampling_rate?: number | undefined;
	/** How many of the best results to return. */
	top_k?: number | undefined;
	[property: string]: unknown;
}

/** Labels with their scores, best first. */
export type VideoClassificationOutput = VideoClassificationOutputElement[];

/** A label and how sure the model is of it. */
export type VideoClassificationOutputElement = ClassificationOutput;

/** Rows to be put into classes. */
export interface TabularClassificationInput {
	/** The input table. */
	inputs: TabularClassificationInputData;
	[property: string]: unknown;
}

/** The input table. */
export interface TabularClassificationInputData {
	/** The table by column: name to list of cells, all as text. */
	data: Record<string, string[]>;
	[property: string]: unknown;
}

/** Number of the class of each row. */
export type TabularClassificationOutput = number[];

/** Rows for which a number is to be predicted. */
export interface TabularRegressionInput {
	/** The input table. */
	inputs: TabularRegressionInputData;
	[property: string]: unknown;
}

/** The input table. */
export interface TabularRegressionInputData {
	/** The table by column: name to list of cells, all as text. */
	data: Record<string, string[]>;
	[property: string]: unknown;
}

/** The predicted number of each row. */
export type TabularRegressionOutput = number[];

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

/** The generated video. */
export interface TextToVideoOutput {
	/** The generated video. Bytes of the video; base64 text in JSON. */
	video: string;
	[property: string]: unknown;
}

/** A picture, a text, or both, from which a picture is made. */
export interface ImageTextToImageInput {
	/** The picture; either this or a prompt is needed. Bytes of the image; base64 text in JSON. */
	inputs?: Blob | undefined;
	/** Settings of the call. */
	parameters?: ImageTextToImageParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ImageTextToImageParameters {
	/** What the result should show, in words. */
	prompt?: string | undefined;
	/** How closely the result follows the prompt. High values follow it more strictly and vary less. */
	guidance_scale?: number | undefined;
	/** What should not appear in the result. */
	negative_prompt?: string | undefined;
	/** Denoising steps. More steps give finer detail and take longer. */
	num_inference_steps?: number | undefined;
	/** Size of the result. */
	target_size?: TargetSize | undefined;
	/** Start of the random numbers. The same seed with the same input gives the same result. */
	seed?: number | undefined;
	[property: string]: unknown;
}

/** The generated picture. */
export interface ImageTextToImageOutput {
	/** The generated picture. Bytes of the image; base64 text in JSON. */
	image: string;
	[property: string]: unknown;
}

/** A picture, a text, or both, from which a video is made. */
export interface ImageTextToVideoInput {
	/** The picture; either this or a prompt is needed. Bytes of the image; base64 text in JSON. */
	inputs?: Blob | undefined;
	/** Settings of the call. */
	parameters?: ImageTextToVideoParameters | undefined;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ImageTextToVideoParameters {
	/** What the result should show, in words. */
	prompt?: string | undefined;
	/** How closely the result follows the prompt. High values follow it more strictly and vary less. */
	guidance_scale?: number | undefined;
	/** What should not appear in the result. */
	negative_prompt?: string | undefined;
	/** Denoising steps. More steps give finer detail and take longer. */
	num_inference_steps?: number | undefined;
	/** Frames in the video. */
	num_frames?: number | undefined;
	/** Size of the result. */
	target_size?: TargetSize | undefined;
	/** Start of the random numbers. The same seed with the same input gives the same result. */
	seed?: number | undefined;
	[property: string]: unknown;
}

/** The generated video. */
export interface ImageTextToVideoOutput {
	/** The generated video. Bytes of the video; base64 text in JSON. */
	video: string;
	[property: string]: unknown;
}

/** A picture and a question about it. */
export interface VisualQuestionAnsweringInput {
	/** The picture and the question. */
	inputs: VisualQuestionAnsweringInputData;
	/** Settings of the call. */
	parameters?: VisualQuestionAnsweringParameters | undefined;
	[property: string]: unknown;
}

/** The picture and the question. */
export interface VisualQuestionAnsweringInputData {
	/** The picture. Bytes of the image; base64 text in JSON. */
	image: Blob;
	/** The question. */
	question: string;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface VisualQuestionAnsweringParameters {
	/** How many of the best answers to return. Fewer come back when the text offers fewer. */
	top_k?: number | undefined;
	[property: string]: unknown;
}

/** Answers, best first. */
export type VisualQuestionAnsweringOutput = VisualQuestionAnsweringOutputElement[];

/** An answer about the picture. */
export interface VisualQuestionAnsweringOutputElement {
	/** The answer. */
	answer?: string;
	/** How sure the model is. */
	score: number;
	[property: string]: unknown;
}

/** A picture of a document and a question about it. */
export interface DocumentQuestionAnsweringInput {
	/** The document and the question. */
	inputs: DocumentQuestionAnsweringInputData;
	/** Settings of the call. */
	parameters?: DocumentQuestionAnsweringParameters | undefined;
	[property: string]: unknown;
}

/** The document and the question. */
export interface DocumentQuestionAnsweringInputData {
	/** Picture of the document. Bytes of the image; base64 text in JSON. */
	image: Blob;
	/** The question. */
	question: string;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface DocumentQuestionAnsweringParameters {
	/** How many of the best answers to return. Fewer come back when the text offers fewer. */
	top_k?: number | undefined;
	/** By how many tokens the pieces of a long text overlap. */
	doc_stride?: number | undefined;
	/** Longest answer allowed. */
	max_answer_len?: number | undefined;
	/** Longest piece given to the model at once, question included. Longer texts are split. */
	max_seq_len?: number | undefined;
	/** Longest question; what is beyond is cut. */
	max_question_len?: number | undefined;
	/** Allow an empty answer when the text does not hold one. */
	handle_impossible_answer?: boolean | undefined;
	/**
	 * Language in which the text of the picture is recognised, by its Tesseract code; two are joined with
	 * `+`. English when absent.
	 */
	lang?: string | undefined;
	/**
	 * Words with their boxes, a pair for each: `["total", [left, top, right, bottom]]`, on a scale from 0
	 * to 1,000. The text is then not recognised anew.
	 */
	word_boxes?: (string | number[] | (string | number[])[])[] | undefined;
	[property: string]: unknown;
}

/** Answers, best first. */
export type DocumentQuestionAnsweringOutput = DocumentQuestionAnsweringOutputElement[];

/** An answer found in the document. */
export interface DocumentQuestionAnsweringOutputElement {
	/** The answer. */
	answer: string;
	/** How sure the model is. */
	score: number;
	/** Number of the first word. */
	start: number;
	/** Number of the last word. */
	end: number;
	[property: string]: unknown;
}

/** A picture and the labels to choose from. */
export interface ZeroShotImageClassificationInput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters: ZeroShotImageClassificationParameters;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ZeroShotImageClassificationParameters {
	/** Labels to choose from. */
	candidate_labels: string[];
	/** Sentence into which each label is put, with `{}` as the gap. */
	hypothesis_template?: string | undefined;
	[property: string]: unknown;
}

/** Labels with their scores, best first. */
export type ZeroShotImageClassificationOutput = ZeroShotImageClassificationOutputElement[];

/** A label and how sure the model is of it. */
export type ZeroShotImageClassificationOutputElement = ClassificationOutput;

/** A picture and names of things to find in it. */
export interface ZeroShotObjectDetectionInput {
	/** The picture. Bytes of the image; base64 text in JSON. */
	inputs: Blob;
	/** Settings of the call. */
	parameters: ZeroShotObjectDetectionParameters;
	[property: string]: unknown;
}

/** Settings of the call. */
export interface ZeroShotObjectDetectionParameters {
	/** Labels to choose from. */
	candidate_labels: string[];
	[property: string]: unknown;
}

/** Things found, with their places. */
export type ZeroShotObjectDetectionOutput = ZeroShotObjectDetectionOutputElement[];

/** A thing found in the picture. */
export interface ZeroShotObjectDetectionOutputElement {
	/** Name of the thing. */
	label: string;
	/** How sure the model is. */
	score: number;
	/** A rectangle in the picture, counted from its top left corner. */
	box: BoundingBox;
	[property: string]: unknown;
}

/** A conversation to be continued by the model. */
export interface ChatCompletionInput {
	/** The conversation so far, oldest message first. */
	messages: ChatCompletionInputMessage[];
	/** Model that the request is for. The client fills it in from its own `model`. */
	model?: string | undefined;
	/** Most tokens to make. At least 0. Default 1024. */
	max_tokens?: number | undefined;
	/**
	 * Randomness. Low values stay close to the likeliest answer, high values surprise. At least 0, at
	 * most 2.
	 */
	temperature?: number | undefined;
	/**
	 * Choose only among the likeliest tokens that together reach this probability. At least 0, at most 1.
	 */
	top_p?: number | undefined;
	/** Texts that end the answer as soon as they appear. At most 4 entries. */
	stop?: string[] | undefined;
	/** Start of the random numbers, for repeatable answers. At least 0. */
	seed?: number | undefined;
	/** Makes tokens less likely the more often they have occurred. At least -2, at most 2. */
	frequency_penalty?: number | undefined;
	/** Makes tokens less likely once they have occurred at all. At least -2, at most 2. */
	presence_penalty?: number | undefined;
	/** Send the answer in pieces as it is made. */
	stream?: boolean | undefined;
	/** Settings of the stream. */
	stream_options?: ChatCompletionInputStreamOptions | undefined;
	/**
	 * How much a reasoning model should think: `none`, `minimal`, `low`, `medium`, `high` or `xhigh`, as
	 * far as the model knows them.
	 */
	reasoning_effort?: string | undefined;
	/** Form that the answer must have. */
	response_format?: ChatCompletionInputGrammarType | undefined;
	/** Functions whose calls the model may request. */
	tools?: ChatCompletionInputTool[] | undefined;
	/** Whether tools may, must or must not be called, or which one must. Default "auto". */
	tool_choice?: ChatCompletionInputToolChoice | undefined;
	/** Text put before the list of tools. */
	tool_prompt?: string | undefined;
	/** Also return the log probability of each token. */
	logprobs?: boolean | undefined;
	/**
	 * Also return this many of the likeliest tokens at each place; needs `logprobs`. At least 0, at most
	 * 20.
	 */
	top_logprobs?: number | undefined;
	/** Bias for single tokens. Most servers ignore it. */
	logit_bias?: number[] | undefined;
	/** Number of answers. Many servers give only one. At least 0. */
	n?: number | undefined;
	[property: string]: unknown;
}

/** One message of the conversation. */
export interface ChatCompletionInputMessage {
	/** Who speaks: `system`, `user`, `assistant` or `tool`. */
	role: string;
	/** What is said: a text, or parts of text and pictures. May be absent when tools are called. */
	content?: ChatCompletionInputMessageContent | undefined;
	/** Name of the speaker, when several share a role. */
	name?: string | undefined;
	/** Tool calls that the model requested in this message. */
	tool_calls?: ChatCompletionInputToolCall[] | undefined;
	/** Id of the tool call this message answers. */
	tool_call_id?: string | undefined;
	/** The model's reasoning before its answer, when the provider returns it. */
	reasoning?: string | undefined;
	/** The same as `reasoning`, under the name some providers use. */
	reasoning_content?: string | undefined;
	[property: string]: unknown;
}

/** What is said: a text, or parts of text and pictures. May be absent when tools are called. */
export type ChatCompletionInputMessageContent = string | ChatCompletionInputMessageChunk[];

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
	/** URL of the picture, or a data URL. */
	url: string;
	[property: string]: unknown;
}

/** A tool call that the model requested. */
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
	description?: string | undefined;
	/** JSON Schema of the arguments. */
	parameters?: unknown;
	[property: string]: unknown;
}

/** Settings of the stream. */
export interface ChatCompletionInputStreamOptions {
	/** Send the token counts in an event before the end. */
	include_usage?: boolean | undefined;
	[property: string]: unknown;
}

/** Form of the answer. The last three kinds are the older spelling. */
export interface ChatCompletionInputGrammarType {
	/** Kind of form: plain text, JSON that fits `json_schema`, or any JSON object. */
	type: ChatCompletionInputGrammarTypeType;
	/** The schema with its name, for the kind `json_schema`. */
	json_schema?: ChatCompletionInputJSONSchemaConfig | undefined;
	[property: string]: unknown;
}

/** Kind of form: plain text, JSON that fits `json_schema`, or any JSON object. */
export type ChatCompletionInputGrammarTypeType = "text" | "json_schema" | "json_object";

/** The schema with its name, for the kind `json_schema`. */
export interface ChatCompletionInputJSONSchemaConfig {
	/** Name of the schema. */
	name: string;
	/** What the answer is for. */
	description?: string | undefined;
	/** The JSON Schema. */
	schema?: Record<string, unknown> | undefined;
	/** Follow the schema exactly. */
	strict?: boolean | undefined;
	[property: string]: unknown;
}

/** A function whose calls the model may request. */
export interface ChatCompletionInputTool {
	/** Kind of tool: `function`. */
	type: string;
	/** Description of the function for the model. */
	function: ChatCompletionInputFunctionDefinition;
	[property: string]: unknown;
}

/** Description of the function for the model. */
export interface ChatCompletionInputFunctionDefinition {
	/** Name of the function. */
	name: string;
	/** What the function does; the model decides by it. */
	description?: string | undefined;
	/** JSON Schema of the arguments. */
	parameters?: unknown;
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
	/** Mark of the server version; not every provider sends it. A service may leave it out. */
	system_fingerprint: string;
	/** The answers; one unless more were requested. */
	choices: ChatCompletionOutputComplete[];
	/** Tokens read and made; what providers charge for. */
	usage: ChatCompletionOutputUsage;
	[property: string]: unknown;
}

/** One answer, and why it ended. */
export interface ChatCompletionOutputComplete {
	/** Place among the answers, from 0. At least 0. */
	index: number;
	/** Why the answer ended: `stop`, `length`, `tool_calls` or `content_filter`. */
	finish_reason: string;
	/** Log probabilities of the tokens, when they were requested. */
	logprobs?: ChatCompletionOutputLogprobs;
	/** Message with the model's answer. */
	message: ChatCompletionOutputMessage;
	[property: string]: unknown;
}

/** Log probabilities of the tokens of an answer. */
export interface ChatCompletionOutputLogprobs {
	/** One entry a token. */
	content: ChatCompletionOutputLogprob[];
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

/** Message with the model's answer. */
export interface ChatCompletionOutputMessage {
	/** Who speaks: `system`, `user`, `assistant` or `tool`. */
	role: string;
	/** Text of the answer; absent or `null` when tools are called. */
	content?: string;
	/** The model's reasoning before its answer, when the provider returns it. */
	reasoning?: string;
	/** The same as `reasoning`, under the name some providers use. */
	reasoning_content?: string;
	/** Id of the tool call this message answers. */
	tool_call_id?: string;
	/** Tool calls that the model requests. */
	tool_calls?: ChatCompletionOutputToolCall[];
	[property: string]: unknown;
}

/** A tool call that the model requests. */
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
	description?: string;
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
	/** Mark of the server version; not every provider sends it. A service may leave it out. */
	system_fingerprint: string;
	/** Pieces of the answers; empty in an event that only brings token counts. */
	choices: ChatCompletionStreamOutputChoice[];
	/** Token counts, near the end when they were requested. */
	usage?: ChatCompletionOutputUsage;
	[property: string]: unknown;
}

/** Next piece of one answer. */
export interface ChatCompletionStreamOutputChoice {
	/** Place among the answers, from 0. At least 0. */
	index: number;
	/** Why the answer ended; `null` until the last piece. */
	finish_reason?: string;
	/** Log probabilities of the tokens, when they were requested. */
	logprobs?: ChatCompletionOutputLogprobs;
	/** What is new in the message. */
	delta: ChatCompletionStreamOutputDelta;
	[property: string]: unknown;
}

/** What is new in the message. */
export interface ChatCompletionStreamOutputDelta {
	/** Who speaks: `system`, `user`, `assistant` or `tool`. A service may leave it out. */
	role: string;
	/** Next piece of the text. */
	content?: string;
	/** Next piece of the model's reasoning. */
	reasoning?: string;
	/** The same as `reasoning`, under the name some providers use. */
	reasoning_content?: string;
	/** Id of the tool call this message answers. */
	tool_call_id?: string;
	/** Next pieces of the tool calls. */
	tool_calls?: ChatCompletionStreamOutputDeltaToolCall[];
	[property: string]: unknown;
}

/** Next piece of a tool call. Id and name come with the first piece only. */
export interface ChatCompletionStreamOutputDeltaToolCall {
	/** Which tool call the piece belongs to, from 0. At least 0. */
	index: number;
	/** Id of the call; the answer of the tool names it. A service may leave it out. */
	id: string;
	/** Kind of tool: `function`. A service may leave it out. */
	type: string;
	/** Next piece of the function call. */
	function: ChatCompletionStreamOutputFunction;
	[property: string]: unknown;
}

/** Next piece of the function call. */
export interface ChatCompletionStreamOutputFunction {
	/** Name of the function. */
	name?: string;
	/** Next piece of the arguments as JSON text. A service may leave it out. */
	arguments: string;
	[property: string]: unknown;
}
