// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import type * as t from "@pusula/tasks";
import type { FileArgs, FileInput } from "../types/file-args.ts";
import type { AudioToAudioOutput, ChatCompletionFields, FeatureExtractionFields, FeatureExtractionOutput, TableQuestionAnsweringFields, TextGenerationFields, ZeroShotImageClassificationFields } from "../types/own-tasks.ts";
import type { TextGenerationStreamOutput } from "../types/text-stream.ts";

/** Every task the client can run, by its id: what a caller sends, what an adapter receives, and what the caller gets. */
export interface TaskTable {
	"audio-classification": {
		args: FileArgs<t.AudioClassificationParameters>;
		input: { inputs: Blob; parameters?: t.AudioClassificationParameters | undefined };
		output: t.AudioClassificationOutput;
	};
	"audio-to-audio": {
		args: FileArgs<Record<string, unknown>>;
		input: { inputs: Blob; parameters?: Record<string, unknown> | undefined };
		output: AudioToAudioOutput[];
	};
	"automatic-speech-recognition": {
		args: FileArgs<t.AutomaticSpeechRecognitionParameters>;
		input: { inputs: Blob; parameters?: t.AutomaticSpeechRecognitionParameters | undefined };
		output: t.AutomaticSpeechRecognitionOutput;
	};
	conversational: {
		args: ChatCompletionFields;
		input: ChatCompletionFields;
		output: t.ChatCompletionOutput;
	};
	"document-question-answering": {
		args: { inputs: { image: FileInput; question: string }; parameters?: t.DocumentQuestionAnsweringParameters | undefined; [field: string]: unknown };
		input: t.DocumentQuestionAnsweringInput;
		output: t.DocumentQuestionAnsweringOutputElement;
	};
	"feature-extraction": {
		args: FeatureExtractionFields;
		input: FeatureExtractionFields;
		output: FeatureExtractionOutput;
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
		args: TableQuestionAnsweringFields;
		input: TableQuestionAnsweringFields;
		output: t.TableQuestionAnsweringOutputElement;
	};
	"tabular-classification": {
		args: { inputs: { data: Record<string, string[]> } };
		input: { inputs: { data: Record<string, string[]> } };
		output: t.TabularClassificationOutput;
	};
	"tabular-regression": {
		args: { inputs: { data: Record<string, string[]> } };
		input: { inputs: { data: Record<string, string[]> } };
		output: t.TabularRegressionOutput;
	};
	"text-classification": {
		args: t.TextClassificationInput;
		input: t.TextClassificationInput;
		output: t.TextClassificationOutput;
	};
	"text-generation": {
		args: TextGenerationFields;
		input: TextGenerationFields;
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
		args: ZeroShotImageClassificationFields;
		input: { inputs: Blob; parameters?: t.ZeroShotImageClassificationParameters | undefined };
		output: t.ZeroShotImageClassificationOutput;
	};
}

/** One chunk of every task that can be streamed, by its id. */
export interface StreamTable {
	conversational: t.ChatCompletionStreamOutput;
	"text-generation": TextGenerationStreamOutput;
}

/** Tasks whose result takes the form that `outputType` names. */
export type OutputTypeTask = "text-to-image";
