import { byName } from "../entry/by-name.ts";
import { runFiles, runMedia } from "../pipeline/kinds.ts";
import type {
	DocumentQuestionAnsweringArgs,
	ImageClassificationArgs,
	ImageSegmentationArgs,
	ImageTextToImageArgs,
	ImageToImageArgs,
	ImageToTextArgs,
	ObjectDetectionArgs,
	TextToImageArgs,
	VisualQuestionAnsweringArgs,
	ZeroShotImageClassificationArgs,
} from "../task-args.ts";
import type { TaskOutput } from "../types/task.ts";
import type { Options } from "../types/call.ts";
import type { ImageResult, OutputType } from "../types/output.ts";

/**
 * Paints an image from a text. Gives a Blob, or what `outputType` asks for: `url` (an address, or a data URL where the
 * provider has none), `dataUrl`, or `json` (the provider's reply).
 */
export function textToImage<T extends OutputType | undefined = undefined>(
	args: TextToImageArgs,
	options?: Options & { outputType?: T },
): Promise<ImageResult<T>> {
	return runMedia("text-to-image", args, options, byName) as Promise<ImageResult<T>>; // toOutputType follows the same rule
}

/** Sorts an image into classes. Gives every class with its score, the likeliest first. */
export function imageClassification(
	args: ImageClassificationArgs,
	options?: Options,
): Promise<TaskOutput<"image-classification">> {
	return runFiles("image-classification", args, options, byName);
}

/** Cuts an image into areas. `mask` is a base64 picture, white where the area is. */
export function imageSegmentation(
	args: ImageSegmentationArgs,
	options?: Options,
): Promise<TaskOutput<"image-segmentation">> {
	return runFiles("image-segmentation", args, options, byName);
}

/** Finds objects in an image. Boxes are in pixels from the top left corner. */
export function objectDetection(
	args: ObjectDetectionArgs,
	options?: Options,
): Promise<TaskOutput<"object-detection">> {
	return runFiles("object-detection", args, options, byName);
}

/** Describes or reads an image. */
export function imageToText(args: ImageToTextArgs, options?: Options): Promise<TaskOutput<"image-to-text">> {
	return runFiles("image-to-text", args, options, byName);
}

/** Sorts an image into classes that the model never saw: those in `parameters.candidate_labels`. */
export function zeroShotImageClassification(
	args: ZeroShotImageClassificationArgs,
	options?: Options,
): Promise<TaskOutput<"zero-shot-image-classification">> {
	return runFiles("zero-shot-image-classification", args, options, byName);
}

/** Answers a question about a scanned document. `start` and `end` are indexes of words. */
export function documentQuestionAnswering(
	args: DocumentQuestionAnsweringArgs,
	options?: Options,
): Promise<TaskOutput<"document-question-answering">> {
	return runFiles("document-question-answering", args, options, byName);
}

/** Answers a question about an image. */
export function visualQuestionAnswering(
	args: VisualQuestionAnsweringArgs,
	options?: Options,
): Promise<TaskOutput<"visual-question-answering">> {
	return runFiles("visual-question-answering", args, options, byName);
}

/** Changes an image; `parameters.prompt` says how. */
export function imageToImage(args: ImageToImageArgs, options?: Options): Promise<Blob> {
	return runMedia("image-to-image", args, options, byName);
}

/** Makes an image from a prompt, a picture, or both. */
export function imageTextToImage(args: ImageTextToImageArgs, options?: Options): Promise<Blob> {
	return runMedia("image-text-to-image", args, options, byName);
}
