// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import type { NamedArgs } from "../registry/named-args.ts";

/** Arguments of `audioClassification`. */
export type AudioClassificationArgs = NamedArgs<"audio-classification">;
/** Arguments of `audioToAudio`. */
export type AudioToAudioArgs = NamedArgs<"audio-to-audio">;
/** Arguments of `automaticSpeechRecognition`. */
export type AutomaticSpeechRecognitionArgs = NamedArgs<"automatic-speech-recognition">;
/** Arguments of `chatCompletion` and `chatCompletionStream`. */
export type ChatCompletionArgs = NamedArgs<"conversational">;
/** Arguments of `documentQuestionAnswering`. */
export type DocumentQuestionAnsweringArgs = NamedArgs<"document-question-answering">;
/** Arguments of `featureExtraction`. */
export type FeatureExtractionArgs = NamedArgs<"feature-extraction">;
/** Arguments of `fillMask`. */
export type FillMaskArgs = NamedArgs<"fill-mask">;
/** Arguments of `imageClassification`. */
export type ImageClassificationArgs = NamedArgs<"image-classification">;
/** Arguments of `imageSegmentation`. */
export type ImageSegmentationArgs = NamedArgs<"image-segmentation">;
/** Arguments of `imageTextToImage`. */
export type ImageTextToImageArgs = NamedArgs<"image-text-to-image">;
/** Arguments of `imageTextToVideo`. */
export type ImageTextToVideoArgs = NamedArgs<"image-text-to-video">;
/** Arguments of `imageToImage`. */
export type ImageToImageArgs = NamedArgs<"image-to-image">;
/** Arguments of `imageToText`. */
export type ImageToTextArgs = NamedArgs<"image-to-text">;
/** Arguments of `imageToVideo`. */
export type ImageToVideoArgs = NamedArgs<"image-to-video">;
/** Arguments of `objectDetection`. */
export type ObjectDetectionArgs = NamedArgs<"object-detection">;
/** Arguments of `questionAnswering`. */
export type QuestionAnsweringArgs = NamedArgs<"question-answering">;
/** Arguments of `sentenceSimilarity`. */
export type SentenceSimilarityArgs = NamedArgs<"sentence-similarity">;
/** Arguments of `summarization`. */
export type SummarizationArgs = NamedArgs<"summarization">;
/** Arguments of `tableQuestionAnswering`. */
export type TableQuestionAnsweringArgs = NamedArgs<"table-question-answering">;
/** Arguments of `tabularClassification`. */
export type TabularClassificationArgs = NamedArgs<"tabular-classification">;
/** Arguments of `tabularRegression`. */
export type TabularRegressionArgs = NamedArgs<"tabular-regression">;
/** Arguments of `textClassification`. */
export type TextClassificationArgs = NamedArgs<"text-classification">;
/** Arguments of `textGeneration` and `textGenerationStream`. */
export type TextGenerationArgs = NamedArgs<"text-generation">;
/** Arguments of `textToAudio`. */
export type TextToAudioArgs = NamedArgs<"text-to-audio">;
/** Arguments of `textToImage`. */
export type TextToImageArgs = NamedArgs<"text-to-image">;
/** Arguments of `textToSpeech`. */
export type TextToSpeechArgs = NamedArgs<"text-to-speech">;
/** Arguments of `textToVideo`. */
export type TextToVideoArgs = NamedArgs<"text-to-video">;
/** Arguments of `tokenClassification`. */
export type TokenClassificationArgs = NamedArgs<"token-classification">;
/** Arguments of `translation`. */
export type TranslationArgs = NamedArgs<"translation">;
/** Arguments of `visualQuestionAnswering`. */
export type VisualQuestionAnsweringArgs = NamedArgs<"visual-question-answering">;
/** Arguments of `zeroShotClassification`. */
export type ZeroShotClassificationArgs = NamedArgs<"zero-shot-classification">;
/** Arguments of `zeroShotImageClassification`. */
export type ZeroShotImageClassificationArgs = NamedArgs<"zero-shot-image-classification">;
