// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import type { NamedArgs } from "../entry/named-args.ts";

/** Arguments of `audioClassification`: the fields of the task beside whom to call, with which key and model. */
export type AudioClassificationArgs = NamedArgs<"audio-classification">;
/** Arguments of `audioToAudio`: the fields of the task beside whom to call, with which key and model. */
export type AudioToAudioArgs = NamedArgs<"audio-to-audio">;
/** Arguments of `automaticSpeechRecognition`: the fields of the task beside whom to call, with which key and model. */
export type AutomaticSpeechRecognitionArgs = NamedArgs<"automatic-speech-recognition">;
/** Arguments of `chatCompletion` and `chatCompletionStream`: the fields of the task beside whom to call, with which key and model. */
export type ChatCompletionArgs = NamedArgs<"conversational">;
/** Arguments of `documentQuestionAnswering`: the fields of the task beside whom to call, with which key and model. */
export type DocumentQuestionAnsweringArgs = NamedArgs<"document-question-answering">;
/** Arguments of `featureExtraction`: the fields of the task beside whom to call, with which key and model. */
export type FeatureExtractionArgs = NamedArgs<"feature-extraction">;
/** Arguments of `fillMask`: the fields of the task beside whom to call, with which key and model. */
export type FillMaskArgs = NamedArgs<"fill-mask">;
/** Arguments of `imageClassification`: the fields of the task beside whom to call, with which key and model. */
export type ImageClassificationArgs = NamedArgs<"image-classification">;
/** Arguments of `imageSegmentation`: the fields of the task beside whom to call, with which key and model. */
export type ImageSegmentationArgs = NamedArgs<"image-segmentation">;
/** Arguments of `imageTextToImage`: the fields of the task beside whom to call, with which key and model. */
export type ImageTextToImageArgs = NamedArgs<"image-text-to-image">;
/** Arguments of `imageTextToVideo`: the fields of the task beside whom to call, with which key and model. */
export type ImageTextToVideoArgs = NamedArgs<"image-text-to-video">;
/** Arguments of `imageToImage`: the fields of the task beside whom to call, with which key and model. */
export type ImageToImageArgs = NamedArgs<"image-to-image">;
/** Arguments of `imageToText`: the fields of the task beside whom to call, with which key and model. */
export type ImageToTextArgs = NamedArgs<"image-to-text">;
/** Arguments of `imageToVideo`: the fields of the task beside whom to call, with which key and model. */
export type ImageToVideoArgs = NamedArgs<"image-to-video">;
/** Arguments of `objectDetection`: the fields of the task beside whom to call, with which key and model. */
export type ObjectDetectionArgs = NamedArgs<"object-detection">;
/** Arguments of `questionAnswering`: the fields of the task beside whom to call, with which key and model. */
export type QuestionAnsweringArgs = NamedArgs<"question-answering">;
/** Arguments of `sentenceSimilarity`: the fields of the task beside whom to call, with which key and model. */
export type SentenceSimilarityArgs = NamedArgs<"sentence-similarity">;
/** Arguments of `summarization`: the fields of the task beside whom to call, with which key and model. */
export type SummarizationArgs = NamedArgs<"summarization">;
/** Arguments of `tableQuestionAnswering`: the fields of the task beside whom to call, with which key and model. */
export type TableQuestionAnsweringArgs = NamedArgs<"table-question-answering">;
/** Arguments of `tabularClassification`: the fields of the task beside whom to call, with which key and model. */
export type TabularClassificationArgs = NamedArgs<"tabular-classification">;
/** Arguments of `tabularRegression`: the fields of the task beside whom to call, with which key and model. */
export type TabularRegressionArgs = NamedArgs<"tabular-regression">;
/** Arguments of `textClassification`: the fields of the task beside whom to call, with which key and model. */
export type TextClassificationArgs = NamedArgs<"text-classification">;
/** Arguments of `textGeneration` and `textGenerationStream`: the fields of the task beside whom to call, with which key and model. */
export type TextGenerationArgs = NamedArgs<"text-generation">;
/** Arguments of `textToAudio`: the fields of the task beside whom to call, with which key and model. */
export type TextToAudioArgs = NamedArgs<"text-to-audio">;
/** Arguments of `textToImage`: the fields of the task beside whom to call, with which key and model. */
export type TextToImageArgs = NamedArgs<"text-to-image">;
/** Arguments of `textToSpeech`: the fields of the task beside whom to call, with which key and model. */
export type TextToSpeechArgs = NamedArgs<"text-to-speech">;
/** Arguments of `textToVideo`: the fields of the task beside whom to call, with which key and model. */
export type TextToVideoArgs = NamedArgs<"text-to-video">;
/** Arguments of `tokenClassification`: the fields of the task beside whom to call, with which key and model. */
export type TokenClassificationArgs = NamedArgs<"token-classification">;
/** Arguments of `translation`: the fields of the task beside whom to call, with which key and model. */
export type TranslationArgs = NamedArgs<"translation">;
/** Arguments of `visualQuestionAnswering`: the fields of the task beside whom to call, with which key and model. */
export type VisualQuestionAnsweringArgs = NamedArgs<"visual-question-answering">;
/** Arguments of `zeroShotClassification`: the fields of the task beside whom to call, with which key and model. */
export type ZeroShotClassificationArgs = NamedArgs<"zero-shot-classification">;
/** Arguments of `zeroShotImageClassification`: the fields of the task beside whom to call, with which key and model. */
export type ZeroShotImageClassificationArgs = NamedArgs<"zero-shot-image-classification">;
