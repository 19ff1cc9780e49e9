import type { ChatCompletionOutput, ChatCompletionStreamOutput } from "@pusula/tasks";
import type { TaskArgs } from "./args.ts";
import type { Options } from "./options.ts";
import { runMedia } from "./pipeline/run-job.ts";
import { runPlain } from "./pipeline/run-plain.ts";
import { runStream } from "./pipeline/stream.ts";
import type { FeatureExtractionOutput } from "./task-table.ts";

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

/** Turns texts into vectors. */
export function featureExtraction(
	args: TaskArgs<"feature-extraction">,
	options?: Options,
): Promise<FeatureExtractionOutput> {
	return runPlain("feature-extraction", args, options);
}

/** Makes a video from a text. */
export function textToVideo(args: TaskArgs<"text-to-video">, options?: Options): Promise<Blob> {
	return runMedia("text-to-video", args, options);
}
