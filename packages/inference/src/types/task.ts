import type * as t from "@pusula/tasks";
import type { Media } from "./output.ts";

/** Bytes a caller may give where a file is wanted. A `Blob` with a `type` tells the provider what it is. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

/** One file, as `inputs` or as the older `data`. */
export type FileArgs<Parameters> = { parameters?: Parameters | undefined } & (
	{ inputs: FileInput; data?: undefined } | { data: FileInput; inputs?: undefined }
);

/** What the caller sends, what an adapter is handed (files as Blobs), and what the caller gets. */
interface Task<Args, Output, Input = Args> {
	args: Args;
	input: Input;
	output: Output;
}
/** An input without its `inputs`. `Omit` would lose the other fields, because the types are open to unknown ones. */
type Without<Input> = { [Key in keyof Input as Key extends "inputs" ? never : Key]: Input[Key] };
type With<Input, Inputs> = Without<Input> & { inputs: Inputs };
type WithOptional<Input, Inputs> = Without<Input> & { inputs?: Inputs | undefined };
type FileTask<Parameters, Output> = Task<
	FileArgs<Parameters>,
	Output,
	{ inputs: Blob; parameters?: Parameters | undefined }
>;
type ImageTask<Input, Output> = Task<With<Input, FileInput>, Output, With<Input, Blob>>;
type ImageTextTask<Input, Output> = Task<WithOptional<Input, FileInput>, Output, WithOptional<Input, Blob>>;
type AskImageTask<Input, Output> = Task<
	With<Input, { question: string; image: FileInput }>,
	Output,
	With<Input, { question: string; image: Blob }>
>;
type TabularTask = Task<{ inputs: { data: Record<string, string[]> } }, number[]>;

/** `inputs` with the fields OpenAI-style services know. */
export type FeatureExtractionFields = t.FeatureExtractionInput & {
	encoding_format?: "float" | "base64" | undefined;
	dimensions?: number | null | undefined;
};

/** A vector for each text, or nested lists as the model gives them. */
export type FeatureExtractionOutput = (number | number[] | number[][])[];

/** One separated sound. `blob` is base64 text. */
export interface AudioToAudioOutput {
	blob: string;
	"content-type": string;
	label: string;
}
/** One sound of `audioToAudio`: its bytes as base64, its type and what it holds. */
export type AudioToAudioOutputElem = AudioToAudioOutput;

/** The question under its schema name, or under the name the service uses. */
export type TableQuestionAnsweringFields = With<
	t.TableQuestionAnsweringInput,
	{ table: Record<string, string[]> } & (
		{ question: string; query?: string } | { query: string; question?: string }
	)
>;

/** The picture under `image`, as older programs pass it. */
interface LegacyZeroShotImage {
	inputs: { image: FileInput };
	parameters?: t.ZeroShotImageClassificationParameters | undefined;
}

/** Every task the client can run, by its id. */
export interface TaskTable {
	"audio-classification": FileTask<t.AudioClassificationParameters, t.AudioClassificationOutput>;
	"audio-to-audio": FileTask<Record<string, unknown>, AudioToAudioOutput[]>;
	"automatic-speech-recognition": FileTask<
		t.AutomaticSpeechRecognitionParameters,
		t.AutomaticSpeechRecognitionOutput
	>;
	conversational: Task<t.ChatCompletionInput, t.ChatCompletionOutput>;
	"document-question-answering": AskImageTask<
		t.DocumentQuestionAnsweringInput,
		t.DocumentQuestionAnsweringOutputElement
	>;
	"feature-extraction": Task<FeatureExtractionFields, FeatureExtractionOutput>;
	"fill-mask": Task<t.FillMaskInput, t.FillMaskOutput>;
	"image-classification": FileTask<t.ImageClassificationParameters, t.ImageClassificationOutput>;
	"image-segmentation": FileTask<t.ImageSegmentationParameters, t.ImageSegmentationOutput>;
	"image-text-to-image": ImageTextTask<t.ImageTextToImageInput, Blob>;
	"image-text-to-video": ImageTextTask<t.ImageTextToVideoInput, Blob>;
	"image-to-image": ImageTask<t.ImageToImageInput, Blob>;
	"image-to-text": FileTask<t.ImageToTextParameters, t.ImageToTextOutput>;
	"image-to-video": ImageTask<t.ImageToVideoInput, Blob>;
	"object-detection": FileTask<t.ObjectDetectionParameters, t.ObjectDetectionOutput>;
	"question-answering": Task<t.QuestionAnsweringInput, t.QuestionAnsweringOutputElement>;
	"sentence-similarity": Task<t.SentenceSimilarityInput, t.SentenceSimilarityOutput>;
	summarization: Task<t.SummarizationInput, t.SummarizationOutput>;
	"table-question-answering": Task<TableQuestionAnsweringFields, t.TableQuestionAnsweringOutputElement>;
	"tabular-classification": TabularTask;
	"tabular-regression": TabularTask;
	"text-classification": Task<t.TextClassificationInput, t.TextClassificationOutput>;
	"text-generation": Task<t.TextGenerationInput, t.TextGenerationOutput>;
	"text-to-audio": Task<t.TextToAudioInput, Blob>;
	"text-to-image": Task<t.TextToImageInput, Blob>;
	"text-to-speech": Task<t.TextToSpeechInput, Blob>;
	"text-to-video": Task<t.TextToVideoInput, Blob>;
	"token-classification": Task<t.TokenClassificationInput, t.TokenClassificationOutput>;
	translation: Task<t.TranslationInput, t.TranslationOutput>;
	"visual-question-answering": AskImageTask<
		t.VisualQuestionAnsweringInput,
		t.VisualQuestionAnsweringOutputElement
	>;
	"zero-shot-classification": Task<t.ZeroShotClassificationInput, t.ZeroShotClassificationOutput>;
	"zero-shot-image-classification": Task<
		With<t.ZeroShotImageClassificationInput, FileInput> | LegacyZeroShotImage,
		t.ZeroShotImageClassificationOutput,
		With<t.ZeroShotImageClassificationInput, Blob>
	>;
}

/** Id of a task the client can run. */
export type ClientTask = keyof TaskTable;

/** What a caller sends for a task, beside the routing fields. */
export type TaskFields<T extends ClientTask> = TaskTable[T]["args"];

/** What a caller gets for a task. */
export type TaskOutput<T extends ClientTask> = TaskTable[T]["output"];

/** What an adapter is handed for a task. */
export type AdapterInput<T extends ClientTask> = TaskTable[T]["input"];

/** What an adapter gives for a task: media before it takes the caller's form, else the output itself. */
export type AdapterOutput<T extends ClientTask> = TaskTable[T]["output"] extends Blob
	? Media
	: TaskTable[T]["output"];
