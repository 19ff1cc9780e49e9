import type { CallArgs, TaskArgs } from "./args.ts";
import type { InferenceProviderOrPolicy } from "./providers/index.ts";
import type { ClientTask } from "./task-table.ts";
import type { Provider } from "./types.ts";

/** How the main entry takes a provider: by its id, or as a value of one's own. */
export type NamedProvider = InferenceProviderOrPolicy | Provider;

/** Where a call goes and who asks, in the main entry. */
export type BaseArgs = CallArgs<NamedProvider>;

/** Arguments of a task in the main entry. */
export type NamedArgs<T extends ClientTask> = TaskArgs<T, NamedProvider>;

export type AudioClassificationArgs = NamedArgs<"audio-classification">;
export type AudioToAudioArgs = NamedArgs<"audio-to-audio">;
export type AutomaticSpeechRecognitionArgs = NamedArgs<"automatic-speech-recognition">;
export type ChatCompletionArgs = NamedArgs<"conversational">;
export type DocumentQuestionAnsweringArgs = NamedArgs<"document-question-answering">;
export type FeatureExtractionArgs = NamedArgs<"feature-extraction">;
export type FillMaskArgs = NamedArgs<"fill-mask">;
export type ImageClassificationArgs = NamedArgs<"image-classification">;
export type ImageSegmentationArgs = NamedArgs<"image-segmentation">;
export type ImageTextToImageArgs = NamedArgs<"image-text-to-image">;
export type ImageTextToVideoArgs = NamedArgs<"image-text-to-video">;
export type ImageToImageArgs = NamedArgs<"image-to-image">;
export type ImageToTextArgs = NamedArgs<"image-to-text">;
export type ImageToVideoArgs = NamedArgs<"image-to-video">;
export type ObjectDetectionArgs = NamedArgs<"object-detection">;
export type QuestionAnsweringArgs = NamedArgs<"question-answering">;
export type SentenceSimilarityArgs = NamedArgs<"sentence-similarity">;
export type SummarizationArgs = NamedArgs<"summarization">;
export type TableQuestionAnsweringArgs = NamedArgs<"table-question-answering">;
export type TabularClassificationArgs = NamedArgs<"tabular-classification">;
export type TabularRegressionArgs = NamedArgs<"tabular-regression">;
export type TextClassificationArgs = NamedArgs<"text-classification">;
export type TextGenerationArgs = NamedArgs<"text-generation">;
export type TextToAudioArgs = NamedArgs<"text-to-audio">;
export type TextToImageArgs = NamedArgs<"text-to-image">;
export type TextToSpeechArgs = NamedArgs<"text-to-speech">;
export type TextToVideoArgs = NamedArgs<"text-to-video">;
export type TokenClassificationArgs = NamedArgs<"token-classification">;
export type TranslationArgs = NamedArgs<"translation">;
export type VisualQuestionAnsweringArgs = NamedArgs<"visual-question-answering">;
export type ZeroShotClassificationArgs = NamedArgs<"zero-shot-classification">;
export type ZeroShotImageClassificationArgs = NamedArgs<"zero-shot-image-classification">;
