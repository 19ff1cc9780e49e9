// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import type { ClientTask, StreamTask } from "../types/task.ts";

/** The client's method for each task. */
export const TASK_METHODS: Readonly<Record<ClientTask, string>> = {
	"audio-classification": "audioClassification",
	"audio-to-audio": "audioToAudio",
	"automatic-speech-recognition": "automaticSpeechRecognition",
	conversational: "chatCompletion",
	"document-question-answering": "documentQuestionAnswering",
	"feature-extraction": "featureExtraction",
	"fill-mask": "fillMask",
	"image-classification": "imageClassification",
	"image-segmentation": "imageSegmentation",
	"image-text-to-image": "imageTextToImage",
	"image-text-to-video": "imageTextToVideo",
	"image-to-image": "imageToImage",
	"image-to-text": "imageToText",
	"image-to-video": "imageToVideo",
	"object-detection": "objectDetection",
	"question-answering": "questionAnswering",
	"sentence-similarity": "sentenceSimilarity",
	summarization: "summarization",
	"table-question-answering": "tableQuestionAnswering",
	"tabular-classification": "tabularClassification",
	"tabular-regression": "tabularRegression",
	"text-classification": "textClassification",
	"text-generation": "textGeneration",
	"text-to-audio": "textToAudio",
	"text-to-image": "textToImage",
	"text-to-speech": "textToSpeech",
	"text-to-video": "textToVideo",
	"token-classification": "tokenClassification",
	translation: "translation",
	"visual-question-answering": "visualQuestionAnswering",
	"zero-shot-classification": "zeroShotClassification",
	"zero-shot-image-classification": "zeroShotImageClassification",
};

/** The client's method for the stream of each task that can be streamed. */
export const STREAM_METHODS: Readonly<Record<StreamTask, string>> = {
	conversational: "chatCompletionStream",
	"text-generation": "textGenerationStream",
};
