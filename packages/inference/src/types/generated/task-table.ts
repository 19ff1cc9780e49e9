// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import type * as t from "@pusula/tasks";
import type { FileArgs, FileInput } from "../own/file-args.ts";
import type { OwnTypes } from "../own/own-tasks.ts";

/** Every task the client can run, by its id: what a caller sends, what an adapter receives, and what the caller gets. */
export interface TaskTable {
	"audio-classification": {
		args: FileArgs<t.AudioClassificationParameters>;
		input: { inputs: Blob; parameters?: t.AudioClassificationParameters | undefined };
		output: t.AudioClassificationOutput;
	};
	"audio-to-audio": {
		args: OwnTypes["audio-to-audio"]["args"];
		input: OwnTypes["audio-to-audio"]["input"];
		output: OwnTypes["audio-to-audio"]["output"];
	};
	"automatic-speech-recognition": {
		args: FileArgs<t.AutomaticSpeechRecognitionParameters>;
		input: { inputs: Blob; parameters?: t.AutomaticSpeechRecognitionParameters | undefined };
		output: t.AutomaticSpeechRecognitionOutput;
	};
	conversational: {
		args: OwnTypes["conversational"]["args"];
		input: OwnTypes["conversational"]["input"];
		output: t.ChatCompletionOutput;
	};
	"document-question-answering": {
		args: { inputs: { image: FileInput; question: string }; parameters?: t.DocumentQuestionAnsweringParameters | undefined; [field: string]: unknown };
		input: t.DocumentQuestionAnsweringInput;
		output: t.DocumentQuestionAnsweringOutputElement;
	};
	"feature-extraction": {
		args: OwnTypes["feature-extraction"]["args"];
		input: OwnTypes["feature-extraction"]["input"];
		output: OwnTypes["feature-extraction"]["output"];
	};
	"fill-mask": {
		args: t.FillMaskInput;
		input: t.FillMaskInput;
		output: t.FillMaskOutput;
	};
	"image-classification": {
		args: FileArgs<t.ImageClassificationParameters>;
		input: { inputs: Blob; parameters?: t.ImageClassificationParameters | undefined };
		output: t.ImageClassificationOutput;
	};
	"image-segmentation": {
		args: FileArgs<t.ImageSegmentationParameters>;
		input: { inputs: Blob; parameters?: t.ImageSegmentationParameters | undefined };
		output: t.ImageSegmentationOutput;
	};
	"image-text-to-image": {
		args: { inputs?: FileInput | undefined; parameters?: t.ImageTextToImageParameters | undefined; [field: string]: unknown };
		input: t.ImageTextToImageInput;
		output: Blob;
	};
	"image-text-to-video": {
		args: { inputs?: FileInput | undefined; parameters?: t.ImageTextToVideoParameters | undefined; [field: string]: unknown };
		input: t.ImageTextToVideoInput;
		output: Blob;
	};
	"image-to-image": {
		args: { inputs: FileInput; parameters?: t.ImageToImageParameters | undefined; [field: string]: unknown };
		input: t.ImageToImageInput;
		output: Blob;
	};
	"image-to-text": {
		args: FileArgs<t.ImageToTextParameters>;
		input: { inputs: Blob; parameters?: t.ImageToTextParameters | undefined };
		output: t.ImageToTextOutput;
	};
	"image-to-video": {
		args: { inputs: FileInput; parameters?: t.ImageToVideoParameters | undefined; [field: string]: unknown };
		input: t.ImageToVideoInput;
		output: Blob;
	};
	"object-detection": {
		args: FileArgs<t.ObjectDetectionParameters>;
		input: { inputs: Blob; parameters?: t.ObjectDetectionParameters | undefined };
		output: t.ObjectDetectionOutput;
	};
	"question-answering": {
		args: t.QuestionAnsweringInput;
		input: t.QuestionAnsweringInput;
		output: t.QuestionAnsweringOutputElement;
	};
	"sentence-similarity": {
		args: t.SentenceSimilarityInput;
		input: t.SentenceSimilarityInput;
		output: t.SentenceSimilarityOutput;
	};
	summarization: {
		args: t.SummarizationInput;
		input: t.SummarizationInput;
		output: t.SummarizationOutput;
	};
	"table-question-answering": {
		args: OwnTypes["table-question-answering"]["args"];
		input: OwnTypes["table-question-answering"]["input"];
		output: t.TableQuestionAnsweringOutputElement;
	};
	"tabular-classification": {
		args: OwnTypes["tabular-classification"]["args"];
		input: OwnTypes["tabular-classification"]["input"];
		output: t.TabularClassificationOutput;
	};
	"tabular-regression": {
		args: OwnTypes["tabular-regression"]["args"];
		input: OwnTypes["tabular-regression"]["input"];
		output: t.TabularRegressionOutput;
	};
	"text-classification": {
		args: t.TextClassificationInput;
		input: t.TextClassificationInput;
		output: t.TextClassificationOutput;
	};
	"text-generation": {
		args: OwnTypes["text-generation"]["args"];
		input: OwnTypes["text-generation"]["input"];
		output: t.TextGenerationOutput;
	};
	"text-to-audio": {
		args: t.TextToAudioInput;
		input: t.TextToAudioInput;
		output: Blob;
	};
	"text-to-image": {
		args: t.TextToImageInput;
		input: t.TextToImageInput;
		output: Blob;
	};
	"text-to-speech": {
		args: t.TextToSpeechInput;
		input: t.TextToSpeechInput;
		output: Blob;
	};
	"text-to-video": {
		args: t.TextToVideoInput;
		input: t.TextToVideoInput;
		output: Blob;
	};
	"token-classification": {
		args: t.TokenClassificationInput;
		input: t.TokenClassificationInput;
		output: t.TokenClassificationOutput;
	};
	translation: {
		args: t.TranslationInput;
		input: t.TranslationInput;
		output: t.TranslationOutput;
	};
	"visual-question-answering": {
		args: { inputs: { image: FileInput; question: string }; parameters?: t.VisualQuestionAnsweringParameters | undefined; [field: string]: unknown };
		input: t.VisualQuestionAnsweringInput;
		output: t.VisualQuestionAnsweringOutputElement;
	};
	"zero-shot-classification": {
		args: t.ZeroShotClassificationInput;
		input: t.ZeroShotClassificationInput;
		output: t.ZeroShotClassificationOutput;
	};
	"zero-shot-image-classification": {
		args: OwnTypes["zero-shot-image-classification"]["args"];
		input: { inputs: Blob; parameters?: t.ZeroShotImageClassificationParameters | undefined };
		output: t.ZeroShotImageClassificationOutput;
	};
}

/** One chunk of every task that can be streamed, by its id. */
export interface StreamTable {
	conversational: t.ChatCompletionStreamOutput;
	"text-generation": OwnTypes["text-generation"]["chunk"];
}

/** Tasks whose result takes the form that `outputType` names. */
export type OutputTypeTask = "text-to-image";
