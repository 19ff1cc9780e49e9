// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import { CHAT_STREAM, TEXT_STREAM } from "../pipeline/task-streams.ts";
import { byName } from "../registry/by-name.ts";
import type {
	AudioClassificationArgs,
	AudioToAudioArgs,
	AutomaticSpeechRecognitionArgs,
	ChatCompletionArgs,
	DocumentQuestionAnsweringArgs,
	FeatureExtractionArgs,
	FillMaskArgs,
	ImageClassificationArgs,
	ImageSegmentationArgs,
	ImageTextToImageArgs,
	ImageTextToVideoArgs,
	ImageToImageArgs,
	ImageToTextArgs,
	ImageToVideoArgs,
	ObjectDetectionArgs,
	QuestionAnsweringArgs,
	SentenceSimilarityArgs,
	SummarizationArgs,
	TableQuestionAnsweringArgs,
	TabularClassificationArgs,
	TabularRegressionArgs,
	TextClassificationArgs,
	TextGenerationArgs,
	TextToAudioArgs,
	TextToImageArgs,
	TextToSpeechArgs,
	TextToVideoArgs,
	TokenClassificationArgs,
	TranslationArgs,
	VisualQuestionAnsweringArgs,
	ZeroShotClassificationArgs,
	ZeroShotImageClassificationArgs,
} from "./task-args.ts";
import { FILES, MEDIA, PLAIN } from "../pipeline/kinds.ts";
import { run } from "../pipeline/run.ts";
import { stream } from "../pipeline/run-stream.ts";
import type { Options } from "../types/call.ts";
import type { ImageResult, OutputType } from "../types/output.ts";
import type { TaskChunk, TaskOutput } from "../types/task.ts";

/**
 * Classifies a recording. `inputs` is the sound file. Returns labels with scores from 0 to 1, the best
 * first; `parameters.top_k` limits how many.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await audioClassification({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "MIT/ast-finetuned-audioset-10-10-0.4593",
 * 	inputs: await openAsBlob("siren.wav", { type: "audio/wav" }),
 * });
 */
export function audioClassification(args: AudioClassificationArgs, options?: Options): Promise<TaskOutput<"audio-classification">> {
	return run({ task: "audio-classification", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"audio-classification">>; // what the adapter of the task returns
}

/**
 * Cleans a recording, or separates its sources. `inputs` is the sound file. Returns one entry for each
 * sound: `blob` is its bytes as base64 text, `content-type` its media type and `label` what it holds.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await audioToAudio({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "speechbrain/sepformer-wham",
 * 	inputs: await openAsBlob("mixture.en.wav", { type: "audio/wav" }),
 * });
 */
export function audioToAudio(args: AudioToAudioArgs, options?: Options): Promise<TaskOutput<"audio-to-audio">> {
	return run({ task: "audio-to-audio", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"audio-to-audio">>; // what the adapter of the task returns
}

/**
 * Transcribes speech. `inputs` is the sound file. Returns `text`, and with `parameters.return_timestamps`
 * also `chunks`, whose `timestamp` is start and end in seconds.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await automaticSpeechRecognition({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "openai/whisper-large-v3",
 * 	inputs: await openAsBlob("recording.en.wav", { type: "audio/wav" }),
 * });
 */
export function automaticSpeechRecognition(args: AutomaticSpeechRecognitionArgs, options?: Options): Promise<TaskOutput<"automatic-speech-recognition">> {
	return run({ task: "automatic-speech-recognition", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"automatic-speech-recognition">>; // what the adapter of the task returns
}

/**
 * Answers a conversation. `messages` is the conversation so far, the oldest message first. Returns the
 * reply of an OpenAI-style chat endpoint: the answer is `choices[0].message`, the token counts are
 * `usage`. Without `provider`, a call with a platform token goes to the router, which chooses the
 * provider.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await chatCompletion({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "mistralai/Mistral-Nemo-Instruct-2407",
 * 	messages: [{ role: "user", content: "Why does the Moon always show the same face? Explain in two sentences." }],
 * });
 */
export function chatCompletion(args: ChatCompletionArgs, options?: Options): Promise<TaskOutput<"conversational">> {
	return run({ task: "conversational", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"conversational">>; // what the adapter of the task returns
}

/**
 * Answers a conversation in chunks, as the model makes them: the next text is `choices[0].delta.content`
 * of each chunk. Takes the same arguments as `chatCompletion`. Leaving the loop closes the connection. A
 * stream that ends before the provider said that it was complete throws OutputError with code
 * `truncated`, unless `allowTruncated` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * for await (const chunk of chatCompletionStream({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "mistralai/Mistral-Nemo-Instruct-2407",
 * 	messages: [{ role: "user", content: "Why does the Moon always show the same face? Explain in two sentences." }],
 * })) console.log(chunk);
 */
export function chatCompletionStream(args: ChatCompletionArgs, options?: Options): AsyncGenerator<TaskChunk<"conversational">, void> {
	return stream({ task: "conversational", args, options, resolver: byName }, { stream: CHAT_STREAM }) as AsyncGenerator<TaskChunk<"conversational">, void>; // the adapter of the task makes its chunks
}

/**
 * Answers a question about the picture of a document. `inputs.image` is the picture, `inputs.question`
 * the question. Returns the best answer alone: `answer`, its `score` from 0 to 1, and `start` and `end`,
 * the indexes of its first and last word.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await documentQuestionAnswering({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "impira/layoutlm-document-qa",
 * 	inputs: { image: await openAsBlob("receipt.en.png", { type: "image/png" }), question: "What is the total?" },
 * });
 */
export function documentQuestionAnswering(args: DocumentQuestionAnsweringArgs, options?: Options): Promise<TaskOutput<"document-question-answering">> {
	return run({ task: "document-question-answering", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"document-question-answering">>; // what the adapter of the task returns
}

/**
 * Turns texts into vectors. `inputs` is one text or a list; `normalize` scales each vector to length 1.
 * Returns one list of numbers for each text, in their order, or nested lists as the model returns them.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await featureExtraction({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "intfloat/multilingual-e5-large-instruct",
 * 	inputs: ["The cat is asleep on the sofa.", "A cat is napping on the couch."],
 * });
 */
export function featureExtraction(args: FeatureExtractionArgs, options?: Options): Promise<TaskOutput<"feature-extraction">> {
	return run({ task: "feature-extraction", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"feature-extraction">>; // what the adapter of the task returns
}

/**
 * Fills the gap of a text. `inputs` holds the model's own mask token, such as `[MASK]`. Returns the
 * candidates, the likeliest first: `sequence` is the whole text, `token_str` the filling and `score` its
 * probability from 0 to 1.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await fillMask({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "answerdotai/ModernBERT-large",
 * 	inputs: "The fisherman cast his net into the [MASK].",
 * });
 */
export function fillMask(args: FillMaskArgs, options?: Options): Promise<TaskOutput<"fill-mask">> {
	return run({ task: "fill-mask", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"fill-mask">>; // what the adapter of the task returns
}

/**
 * Classifies a picture. `inputs` is the image file. Returns labels with scores from 0 to 1, the best
 * first; `parameters.top_k` limits how many.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await imageClassification({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "google/vit-base-patch16-224",
 * 	inputs: await openAsBlob("cat.png", { type: "image/png" }),
 * });
 */
export function imageClassification(args: ImageClassificationArgs, options?: Options): Promise<TaskOutput<"image-classification">> {
	return run({ task: "image-classification", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"image-classification">>; // what the adapter of the task returns
}

/**
 * Divides a picture into labelled areas. `inputs` is the image file. Returns one entry for each area:
 * `label`, `score` from 0 to 1, and `mask`, a black-and-white picture as base64 text in which the area is
 * white.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await imageSegmentation({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "facebook/mask2former-swin-large-coco-panoptic",
 * 	inputs: await openAsBlob("harbour.png", { type: "image/png" }),
 * });
 */
export function imageSegmentation(args: ImageSegmentationArgs, options?: Options): Promise<TaskOutput<"image-segmentation">> {
	return run({ task: "image-segmentation", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"image-segmentation">>; // what the adapter of the task returns
}

/**
 * Makes a picture from a picture, a prompt, or both. `inputs` is the image file, `parameters.prompt` the
 * text; one of them is needed. `parameters.target_size` is in pixels. Returns the picture as a Blob, with
 * its media type where the server names one. Where the provider has a queue, the call waits for its end:
 * half an hour at most, unless `timeoutMs` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await imageTextToImage({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "black-forest-labs/FLUX.2-dev",
 * 	inputs: await openAsBlob("bridge-day.png", { type: "image/png" }),
 * 	parameters: { prompt: "Show the bridge at night with its lamps lit." },
 * });
 */
export function imageTextToImage(args: ImageTextToImageArgs, options?: Options): Promise<Blob> {
	return run({ task: "image-text-to-image", args, options, resolver: byName }, MEDIA) as Promise<Blob>; // what the adapter of the task returns
}

/**
 * Makes a video from a first picture, a prompt, or both. `inputs` is the image file, `parameters.prompt`
 * the text; one of them is needed. Returns the video as a Blob, with its media type where the server
 * names one. Where the provider has a queue, the call waits for its end: half an hour at most, unless
 * `timeoutMs` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await imageTextToVideo({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "Lightricks/LTX-2.5",
 * 	inputs: await openAsBlob("lighthouse.png", { type: "image/png" }),
 * 	parameters: { prompt: "the light turns slowly, waves break on the rock" },
 * });
 */
export function imageTextToVideo(args: ImageTextToVideoArgs, options?: Options): Promise<Blob> {
	return run({ task: "image-text-to-video", args, options, resolver: byName }, MEDIA) as Promise<Blob>; // what the adapter of the task returns
}

/**
 * Changes a picture. `inputs` is the image file, `parameters.prompt` says what to change;
 * `parameters.target_size` is in pixels. Returns the new picture as a Blob, with its media type where the
 * server names one. Where the provider has a queue, the call waits for its end: half an hour at most,
 * unless `timeoutMs` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await imageToImage({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "black-forest-labs/FLUX.1-Kontext-dev",
 * 	inputs: await openAsBlob("house-grey.png", { type: "image/png" }),
 * 	parameters: { prompt: "Colour the picture: a red roof, a green garden and a blue sky." },
 * });
 */
export function imageToImage(args: ImageToImageArgs, options?: Options): Promise<Blob> {
	return run({ task: "image-to-image", args, options, resolver: byName }, MEDIA) as Promise<Blob>; // what the adapter of the task returns
}

/**
 * Describes or reads a picture. `inputs` is the image file. Returns `generated_text`.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await imageToText({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "Salesforce/blip-image-captioning-large",
 * 	inputs: await openAsBlob("boats.png", { type: "image/png" }),
 * });
 */
export function imageToText(args: ImageToTextArgs, options?: Options): Promise<TaskOutput<"image-to-text">> {
	return run({ task: "image-to-text", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"image-to-text">>; // what the adapter of the task returns
}

/**
 * Animates a picture. `inputs` is the image file, `parameters.prompt` says what happens;
 * `parameters.target_size` is in pixels. Returns the video as a Blob, with its media type where the
 * server names one. Where the provider has a queue, the call waits for its end: half an hour at most,
 * unless `timeoutMs` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await imageToVideo({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "Wan-AI/Wan2.2-I2V-A14B",
 * 	inputs: await openAsBlob("kite.png", { type: "image/png" }),
 * 	parameters: { prompt: "the kite sways in the wind" },
 * });
 */
export function imageToVideo(args: ImageToVideoArgs, options?: Options): Promise<Blob> {
	return run({ task: "image-to-video", args, options, resolver: byName }, MEDIA) as Promise<Blob>; // what the adapter of the task returns
}

/**
 * Finds objects in a picture. `inputs` is the image file. Returns one entry for each object: `label`,
 * `score` from 0 to 1, and `box`, whose corners are in pixels from the top left of the picture.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await objectDetection({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "facebook/detr-resnet-50",
 * 	inputs: await openAsBlob("crossing.png", { type: "image/png" }),
 * });
 */
export function objectDetection(args: ObjectDetectionArgs, options?: Options): Promise<TaskOutput<"object-detection">> {
	return run({ task: "object-detection", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"object-detection">>; // what the adapter of the task returns
}

/**
 * Finds the answer to a question in a text. `inputs.question` is the question, `inputs.context` the text.
 * Returns the best answer alone: `answer`, its `score` from 0 to 1, and `start` and `end`, its character
 * offsets in `context`.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await questionAnswering({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "deepset/roberta-base-squad2",
 * 	inputs: { question: "Where did the tea seeds planted in Rize come from?", context: "Tea growing in Türkiye began in the first years of the Republic. The first seeds were brought from Batumi and planted in Rize." },
 * });
 */
export function questionAnswering(args: QuestionAnsweringArgs, options?: Options): Promise<TaskOutput<"question-answering">> {
	return run({ task: "question-answering", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"question-answering">>; // what the adapter of the task returns
}

/**
 * Compares one sentence with others. `inputs.source_sentence` is compared with each of
 * `inputs.sentences`. Returns one number for each sentence, in their order; a higher one is closer in
 * meaning.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await sentenceSimilarity({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "BAAI/bge-small-en-v1.5",
 * 	inputs: { source_sentence: "The match was put off because of the rain.", sentences: ["Bad weather moved the game to another day.", "We won the match two to nil.", "There is lentil soup tonight."] },
 * });
 */
export function sentenceSimilarity(args: SentenceSimilarityArgs, options?: Options): Promise<TaskOutput<"sentence-similarity">> {
	return run({ task: "sentence-similarity", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"sentence-similarity">>; // what the adapter of the task returns
}

/**
 * Shortens a text. `inputs` is the text; `parameters.generate_parameters` goes to the model's generation.
 * Returns `summary_text`.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await summarization({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "facebook/bart-large-cnn",
 * 	inputs: "Every autumn migrating birds travel thousands of kilometres to warmer regions. Instead of beating their wings, storks ride the warm air that rises over land.",
 * });
 */
export function summarization(args: SummarizationArgs, options?: Options): Promise<TaskOutput<"summarization">> {
	return run({ task: "summarization", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"summarization">>; // what the adapter of the task returns
}

/**
 * Answers a question from a table. `inputs.table` has each column's name with its cells, all as text;
 * `inputs.question` (or `inputs.query`) is the question. Returns the best answer alone: `answer`, the
 * `cells` it comes from, their `coordinates` as `[row, column]` from 0, and the `aggregator` over them.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await tableQuestionAnswering({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "google/tapas-base-finetuned-wtq",
 * 	inputs: { table: { Product: ["Simit", "Pastry", "Cheese pie", "Bun"], "Price (TRY)": ["15", "20", "90", "18"], Left: ["42", "18", "6", "25"] }, question: "Which product has the fewest pieces left?" },
 * });
 */
export function tableQuestionAnswering(args: TableQuestionAnsweringArgs, options?: Options): Promise<TaskOutput<"table-question-answering">> {
	return run({ task: "table-question-answering", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"table-question-answering">>; // what the adapter of the task returns
}

/**
 * Classifies the rows of a table. `inputs.data` has each column's name with its cells, all as text.
 * Returns the class number of each row, in their order.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await tabularClassification({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "vvmnnnkv/wine-quality",
 * 	inputs: { data: { fixed_acidity: ["7.4"], volatile_acidity: ["0.7"], citric_acid: ["0"], residual_sugar: ["1.9"], chlorides: ["0.076"], free_sulfur_dioxide: ["11"], total_sulfur_dioxide: ["34"], density: ["0.9978"], pH: ["3.51"], sulphates: ["0.56"], alcohol: ["9.4"] } },
 * });
 */
export function tabularClassification(args: TabularClassificationArgs, options?: Options): Promise<TaskOutput<"tabular-classification">> {
	return run({ task: "tabular-classification", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"tabular-classification">>; // what the adapter of the task returns
}

/**
 * Predicts a number for each row of a table. `inputs.data` has each column's name with its cells, all as
 * text. Returns the numbers, in the order of the rows.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await tabularRegression({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "scikit-learn/Fish-Weight",
 * 	inputs: { data: { Height: ["11.52"], Length1: ["23.2"], Length2: ["25.4"], Length3: ["30"], Species: ["Bream"], Width: ["4.02"] } },
 * });
 */
export function tabularRegression(args: TabularRegressionArgs, options?: Options): Promise<TaskOutput<"tabular-regression">> {
	return run({ task: "tabular-regression", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"tabular-regression">>; // what the adapter of the task returns
}

/**
 * Classifies a text. `inputs` is the text. Returns labels with scores from 0 to 1, the best first;
 * `parameters.top_k` limits how many.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await textClassification({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
 * 	inputs: "The room was spotless and the staff were kind; we will come back.",
 * });
 */
export function textClassification(args: TextClassificationArgs, options?: Options): Promise<TaskOutput<"text-classification">> {
	return run({ task: "text-classification", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"text-classification">>; // what the adapter of the task returns
}

/**
 * Continues a text. `inputs` is the prompt; `parameters.max_new_tokens` limits the length in tokens.
 * Returns `generated_text`, and with `parameters.details` also the tokens and why the text ended.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await textGeneration({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "meta-llama/Llama-3.1-8B",
 * 	inputs: "That morning the old watchmaker",
 * 	parameters: { max_new_tokens: 60 },
 * });
 */
export function textGeneration(args: TextGenerationArgs, options?: Options): Promise<TaskOutput<"text-generation">> {
	return run({ task: "text-generation", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"text-generation">>; // what the adapter of the task returns
}

/**
 * Continues a text token by token. Takes the same arguments as `textGeneration`. Each chunk has its text
 * in `token.text`; the last one also has the whole text in `generated_text` and the token counts in
 * `details`. Leaving the loop closes the connection. A stream that ends before the provider said that it
 * was complete throws OutputError with code `truncated`, unless `allowTruncated` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * for await (const chunk of textGenerationStream({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "meta-llama/Llama-3.1-8B",
 * 	inputs: "That morning the old watchmaker",
 * 	parameters: { max_new_tokens: 60 },
 * })) console.log(chunk);
 */
export function textGenerationStream(args: TextGenerationArgs, options?: Options): AsyncGenerator<TaskChunk<"text-generation">, void> {
	return stream({ task: "text-generation", args, options, resolver: byName }, { stream: TEXT_STREAM }) as AsyncGenerator<TaskChunk<"text-generation">, void>; // the adapter of the task makes its chunks
}

/**
 * Makes a sound or music from a text. `inputs` describes the sound, or is the text to sing or say.
 * Returns the sound as a Blob, with its media type where the server names one. Where the provider has a
 * queue, the call waits for its end: half an hour at most, unless `timeoutMs` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await textToAudio({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "facebook/musicgen-small",
 * 	inputs: "a short flute tune without accompaniment",
 * });
 */
export function textToAudio(args: TextToAudioArgs, options?: Options): Promise<Blob> {
	return run({ task: "text-to-audio", args, options, resolver: byName }, MEDIA) as Promise<Blob>; // what the adapter of the task returns
}

/**
 * Draws a picture from a text. `inputs` is the prompt; `parameters.width` and `parameters.height` are in
 * pixels. Returns a Blob, or the form that `outputType` names: `url` is the provider's URL, or a data URL
 * where it has none; `dataUrl` the bytes as a data URL; `json` the provider's reply body. Where the
 * provider has a queue, the call waits for its end: half an hour at most, unless `timeoutMs` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await textToImage({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "black-forest-labs/FLUX.1-schnell",
 * 	inputs: "a windmill on a hill at sunset, flat illustration",
 * 	parameters: { num_inference_steps: 5 },
 * });
 */
export function textToImage<T extends OutputType | undefined = undefined>(
	args: TextToImageArgs,
	options?: Options & { outputType?: T },
): Promise<ImageResult<T>> {
	return run({ task: "text-to-image", args, options, resolver: byName }, MEDIA) as Promise<ImageResult<T>>; // toOutputType follows the same rule
}

/**
 * Speaks a text. `inputs` is the text. Returns the sound as a Blob, with its media type where the server
 * names one. Where the provider has a queue, the call waits for its end: half an hour at most, unless
 * `timeoutMs` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await textToSpeech({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "suno/bark",
 * 	inputs: "Dear passengers, our ferry is about to depart.",
 * });
 */
export function textToSpeech(args: TextToSpeechArgs, options?: Options): Promise<Blob> {
	return run({ task: "text-to-speech", args, options, resolver: byName }, MEDIA) as Promise<Blob>; // what the adapter of the task returns
}

/**
 * Makes a video from a text. `inputs` is the prompt; `parameters.num_frames` sets the length in frames.
 * Returns the video as a Blob, with its media type where the server names one. Where the provider has a
 * queue, the call waits for its end: half an hour at most, unless `timeoutMs` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await textToVideo({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "Wan-AI/Wan2.2-TI2V-5B",
 * 	inputs: "a paper boat drifts down a stream",
 * });
 */
export function textToVideo(args: TextToVideoArgs, options?: Options): Promise<Blob> {
	return run({ task: "text-to-video", args, options, resolver: byName }, MEDIA) as Promise<Blob>; // what the adapter of the task returns
}

/**
 * Labels words of a text, such as names of people and places. `inputs` is the text. Returns one entry for
 * each labelled part: `word`, `entity_group` (or `entity`, when nothing is joined), `score` from 0 to 1,
 * and `start` and `end`, its character offsets in `inputs`.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await tokenClassification({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
 * 	inputs: "Clara was born in Lyon and now works at UNESCO.",
 * });
 */
export function tokenClassification(args: TokenClassificationArgs, options?: Options): Promise<TaskOutput<"token-classification">> {
	return run({ task: "token-classification", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"token-classification">>; // what the adapter of the task returns
}

/**
 * Translates a text. `inputs` is the text; models of many languages need `parameters.src_lang` and
 * `parameters.tgt_lang`, in the codes of the model. Returns `translation_text`.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await translation({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "facebook/mbart-large-50-many-to-many-mmt",
 * 	inputs: "The sea is as smooth as a sheet today.",
 * 	parameters: { src_lang: "en_XX", tgt_lang: "tr_TR" },
 * });
 */
export function translation(args: TranslationArgs, options?: Options): Promise<TaskOutput<"translation">> {
	return run({ task: "translation", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"translation">>; // what the adapter of the task returns
}

/**
 * Answers a question about a picture. `inputs.image` is the picture, `inputs.question` the question.
 * Returns the best answer alone: `answer` and its `score` from 0 to 1.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await visualQuestionAnswering({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "dandelin/vilt-b32-finetuned-vqa",
 * 	inputs: { image: await openAsBlob("market.png", { type: "image/png" }), question: "How many watermelons are there?" },
 * });
 */
export function visualQuestionAnswering(args: VisualQuestionAnsweringArgs, options?: Options): Promise<TaskOutput<"visual-question-answering">> {
	return run({ task: "visual-question-answering", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"visual-question-answering">>; // what the adapter of the task returns
}

/**
 * Classifies a text by labels that the model was not trained on: those in `parameters.candidate_labels`.
 * `inputs` is the text. Returns each `label` with its `score` from 0 to 1, the best first; the scores add
 * up to 1 unless `parameters.multi_label` is set.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * const result = await zeroShotClassification({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "facebook/bart-large-mnli",
 * 	inputs: "The telescope sent the sharpest picture so far of a distant galaxy.",
 * 	parameters: { candidate_labels: ["science", "sport", "economy"] },
 * });
 */
export function zeroShotClassification(args: ZeroShotClassificationArgs, options?: Options): Promise<TaskOutput<"zero-shot-classification">> {
	return run({ task: "zero-shot-classification", args, options, resolver: byName }, PLAIN) as Promise<TaskOutput<"zero-shot-classification">>; // what the adapter of the task returns
}

/**
 * Classifies a picture by labels that the model was not trained on: those in
 * `parameters.candidate_labels`. `inputs` is the image file. Returns each `label` with its `score` from 0
 * to 1, the best first.
 * @throws InputError, RouteError, ApiError, OutputError, NetworkError
 * @example
 * import { openAsBlob } from "node:fs";
 *
 * const result = await zeroShotImageClassification({
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "google/siglip2-base-patch16-224",
 * 	inputs: await openAsBlob("cat.png", { type: "image/png" }),
 * 	parameters: { candidate_labels: ["cat", "dog", "llama"] },
 * });
 */
export function zeroShotImageClassification(args: ZeroShotImageClassificationArgs, options?: Options): Promise<TaskOutput<"zero-shot-image-classification">> {
	return run({ task: "zero-shot-image-classification", args, options, resolver: byName }, FILES) as Promise<TaskOutput<"zero-shot-image-classification">>; // what the adapter of the task returns
}
