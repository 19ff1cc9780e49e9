import type { ChatCompletionOutput, ChatCompletionStreamOutput } from "@pusula/tasks";
import type { TaskArgs } from "./types/args.ts";
import { runFiles, runMedia, runPlain, runStream, submit } from "./pipeline/kinds.ts";
import type { JobHandle } from "./pipeline/jobs/job-handle.ts";
import type { StoredJob } from "./pipeline/jobs/stored-job.ts";
import { resume } from "./pipeline/jobs/submit-job.ts";
import type { ClientTask, TaskOutput } from "./types/task.ts";
import type { TextGenerationStreamOutput } from "./types/text-stream.ts";
import type { Options } from "./types/call.ts";
import type { ImageResult, OutputType } from "./types/output.ts";
import type { Provider } from "./types/provider.ts";

export * from "./errors.ts";
export { hubModels } from "./pipeline/route/hub-models.ts";
export type { CallArgs as BaseArgs, TaskArgs } from "./types/args.ts";
export type { JobHandle, JobOutput, JobStatus } from "./pipeline/jobs/job-handle.ts";
export type { StoredJob } from "./pipeline/jobs/stored-job.ts";
export type * from "./schema-types.ts";
export type * from "./types/task.ts";
export type * from "./types/text-stream.ts";
export type * from "./types/public.ts";

/** Answers a conversation. */
export function chatCompletion(
	args: TaskArgs<"conversational">,
	options?: Options,
): Promise<ChatCompletionOutput> {
	return runPlain("conversational", args, options);
}

/** Answers a conversation piece by piece. */
export function chatCompletionStream(
	args: TaskArgs<"conversational">,
	options?: Options,
): AsyncGenerator<ChatCompletionStreamOutput, void> {
	return runStream("conversational", args, options) as AsyncGenerator<ChatCompletionStreamOutput, void>; // chunks of the chat dialect
}

/** Continues a text token by token. */
export function textGenerationStream(
	args: TaskArgs<"text-generation">,
	options?: Options,
): AsyncGenerator<TextGenerationStreamOutput, void> {
	return runStream("text-generation", args, options) as AsyncGenerator<TextGenerationStreamOutput, void>; // completionStream translates into this shape
}

/** Paints an image from a text, in the form `outputType` asks for. */
export function textToImage<T extends OutputType | undefined = undefined>(
	args: TaskArgs<"text-to-image">,
	options?: Options & { outputType?: T },
): Promise<ImageResult<T>> {
	return runMedia("text-to-image", args, options) as Promise<ImageResult<T>>; // toOutputType follows the same rule
}

/** Turns texts into vectors. */
export function featureExtraction(
	args: TaskArgs<"feature-extraction">,
	options?: Options,
): Promise<TaskOutput<"feature-extraction">> {
	return runPlain("feature-extraction", args, options);
}

/** Fills the gap of a sentence. */
export function fillMask(args: TaskArgs<"fill-mask">, options?: Options): Promise<TaskOutput<"fill-mask">> {
	return runPlain("fill-mask", args, options);
}

/** Finds the answer to a question inside a passage. */
export function questionAnswering(
	args: TaskArgs<"question-answering">,
	options?: Options,
): Promise<TaskOutput<"question-answering">> {
	return runPlain("question-answering", args, options);
}

/** Compares one sentence with others. */
export function sentenceSimilarity(
	args: TaskArgs<"sentence-similarity">,
	options?: Options,
): Promise<TaskOutput<"sentence-similarity">> {
	return runPlain("sentence-similarity", args, options);
}

/** Shortens a text to its gist. */
export function summarization(
	args: TaskArgs<"summarization">,
	options?: Options,
): Promise<TaskOutput<"summarization">> {
	return runPlain("summarization", args, options);
}

/** Answers a question from a table. */
export function tableQuestionAnswering(
	args: TaskArgs<"table-question-answering">,
	options?: Options,
): Promise<TaskOutput<"table-question-answering">> {
	return runPlain("table-question-answering", args, options);
}

/** Sorts a text into classes. */
export function textClassification(
	args: TaskArgs<"text-classification">,
	options?: Options,
): Promise<TaskOutput<"text-classification">> {
	return runPlain("text-classification", args, options);
}

/** Continues a text. */
export function textGeneration(
	args: TaskArgs<"text-generation">,
	options?: Options,
): Promise<TaskOutput<"text-generation">> {
	return runPlain("text-generation", args, options);
}

/** Marks the words of a text, such as names of people and places. */
export function tokenClassification(
	args: TaskArgs<"token-classification">,
	options?: Options,
): Promise<TaskOutput<"token-classification">> {
	return runPlain("token-classification", args, options);
}

/** Translates a text. */
export function translation(
	args: TaskArgs<"translation">,
	options?: Options,
): Promise<TaskOutput<"translation">> {
	return runPlain("translation", args, options);
}

/** Sorts a text into classes that the model never saw. */
export function zeroShotClassification(
	args: TaskArgs<"zero-shot-classification">,
	options?: Options,
): Promise<TaskOutput<"zero-shot-classification">> {
	return runPlain("zero-shot-classification", args, options);
}

/** Sorts an image into classes. */
export function imageClassification(
	args: TaskArgs<"image-classification">,
	options?: Options,
): Promise<TaskOutput<"image-classification">> {
	return runFiles("image-classification", args, options);
}

/** Cuts an image into areas. */
export function imageSegmentation(
	args: TaskArgs<"image-segmentation">,
	options?: Options,
): Promise<TaskOutput<"image-segmentation">> {
	return runFiles("image-segmentation", args, options);
}

/** Finds objects in an image. */
export function objectDetection(
	args: TaskArgs<"object-detection">,
	options?: Options,
): Promise<TaskOutput<"object-detection">> {
	return runFiles("object-detection", args, options);
}

/** Describes or reads an image. */
export function imageToText(
	args: TaskArgs<"image-to-text">,
	options?: Options,
): Promise<TaskOutput<"image-to-text">> {
	return runFiles("image-to-text", args, options);
}

/** Sorts an image into classes that the model never saw. */
export function zeroShotImageClassification(
	args: TaskArgs<"zero-shot-image-classification">,
	options?: Options,
): Promise<TaskOutput<"zero-shot-image-classification">> {
	return runFiles("zero-shot-image-classification", args, options);
}

/** Answers a question about a scanned document. */
export function documentQuestionAnswering(
	args: TaskArgs<"document-question-answering">,
	options?: Options,
): Promise<TaskOutput<"document-question-answering">> {
	return runFiles("document-question-answering", args, options);
}

/** Answers a question about an image. */
export function visualQuestionAnswering(
	args: TaskArgs<"visual-question-answering">,
	options?: Options,
): Promise<TaskOutput<"visual-question-answering">> {
	return runFiles("visual-question-answering", args, options);
}

/** Changes an image. */
export function imageToImage(args: TaskArgs<"image-to-image">, options?: Options): Promise<Blob> {
	return runMedia("image-to-image", args, options);
}

/** Makes an image from a prompt, a picture, or both. */
export function imageTextToImage(args: TaskArgs<"image-text-to-image">, options?: Options): Promise<Blob> {
	return runMedia("image-text-to-image", args, options);
}

/** Makes a video from a text. */
export function textToVideo(args: TaskArgs<"text-to-video">, options?: Options): Promise<Blob> {
	return runMedia("text-to-video", args, options);
}

/** Sets an image in motion. */
export function imageToVideo(args: TaskArgs<"image-to-video">, options?: Options): Promise<Blob> {
	return runMedia("image-to-video", args, options);
}

/** Makes a video from a prompt, a first picture, or both. */
export function imageTextToVideo(args: TaskArgs<"image-text-to-video">, options?: Options): Promise<Blob> {
	return runMedia("image-text-to-video", args, options);
}

/** Sorts a sound into classes. */
export function audioClassification(
	args: TaskArgs<"audio-classification">,
	options?: Options,
): Promise<TaskOutput<"audio-classification">> {
	return runFiles("audio-classification", args, options);
}

/** Changes or separates sounds. */
export function audioToAudio(
	args: TaskArgs<"audio-to-audio">,
	options?: Options,
): Promise<TaskOutput<"audio-to-audio">> {
	return runFiles("audio-to-audio", args, options);
}

/** Writes down speech. */
export function automaticSpeechRecognition(
	args: TaskArgs<"automatic-speech-recognition">,
	options?: Options,
): Promise<TaskOutput<"automatic-speech-recognition">> {
	return runFiles("automatic-speech-recognition", args, options);
}

/** Makes a sound or music from a text. */
export function textToAudio(args: TaskArgs<"text-to-audio">, options?: Options): Promise<Blob> {
	return runMedia("text-to-audio", args, options);
}

/** Speaks a text. */
export function textToSpeech(args: TaskArgs<"text-to-speech">, options?: Options): Promise<Blob> {
	return runMedia("text-to-speech", args, options);
}

/** Sorts the rows of a table into classes. */
export function tabularClassification(
	args: TaskArgs<"tabular-classification">,
	options?: Options,
): Promise<TaskOutput<"tabular-classification">> {
	return runPlain("tabular-classification", args, options);
}

/** Predicts a number for each row of a table. */
export function tabularRegression(
	args: TaskArgs<"tabular-regression">,
	options?: Options,
): Promise<TaskOutput<"tabular-regression">> {
	return runPlain("tabular-regression", args, options);
}

/** Submits a call to its provider's queue and gives a handle as soon as the provider has accepted it. */
export function submitJob<T extends ClientTask, O extends OutputType | undefined = undefined>(
	task: T,
	args: TaskArgs<T>,
	options?: Options & { outputType?: O },
): Promise<JobHandle<T, O>> {
	return submit(task, args, options) as Promise<JobHandle<T, O>>; // submit gives the handle of this task
}

/** The handle of a stored job at its provider. Asks nobody yet. */
export function resumeJob<T extends ClientTask = ClientTask>(
	stored: StoredJob<T> | string,
	{ provider, ...options }: Options & { provider: Provider; accessToken?: string | undefined },
): JobHandle<T> {
	return resume(stored, () => provider, options) as JobHandle<T>; // the stored job names this task
}
