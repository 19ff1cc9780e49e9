// Made from the task folders by `npm run generate`. Do not edit.

import type { CallableTask } from "../types/task-call.ts";

/** How the client calls each task that it can call: those without a page first, then in catalogue order. */
export const CALLABLE_TASKS = {
	conversational: {
		method: "chatCompletion",
		schemas: "chat-completion",
		page: "text-generation",
		names: {
			tr: "Sohbet",
			en: "Chat"
		},
		snippetModels: {
			tr: "Qwen/Qwen3-32B",
			en: "mistralai/Mistral-Nemo-Instruct-2407"
		},
		models: [
			"meta-llama/Llama-3.1-8B-Instruct",
			"Qwen/Qwen3-32B",
			"openai/gpt-oss-20b"
		],
		alsoCalls: [
			"image-text-to-text"
		],
		calls: "chat",
		outputKind: "chat",
		result: "plain",
		streams: true
	},
	"text-classification": {
		method: "textClassification",
		schemas: "text-classification",
		page: "text-classification",
		outputKind: "labels",
		result: "plain"
	},
	"token-classification": {
		method: "tokenClassification",
		schemas: "token-classification",
		page: "token-classification",
		outputKind: "spans",
		result: "plain"
	},
	"table-question-answering": {
		method: "tableQuestionAnswering",
		schemas: "table-question-answering",
		page: "table-question-answering",
		serviceNames: {
			question: "query"
		},
		outputKind: "answers",
		result: "plain",
		returnsBest: true
	},
	"question-answering": {
		method: "questionAnswering",
		schemas: "question-answering",
		page: "question-answering",
		outputKind: "answers",
		result: "plain",
		returnsBest: true
	},
	"zero-shot-classification": {
		method: "zeroShotClassification",
		schemas: "zero-shot-classification",
		page: "zero-shot-classification",
		outputKind: "labels",
		result: "plain"
	},
	translation: {
		method: "translation",
		schemas: "translation",
		page: "translation",
		outputKind: "text",
		result: "plain"
	},
	summarization: {
		method: "summarization",
		schemas: "summarization",
		page: "summarization",
		outputKind: "text",
		result: "plain"
	},
	"feature-extraction": {
		method: "featureExtraction",
		schemas: "feature-extraction",
		page: "feature-extraction",
		outputKind: "vector",
		result: "plain"
	},
	"text-generation": {
		method: "textGeneration",
		schemas: "text-generation",
		page: "text-generation",
		models: [
			"ytu-ce-cosmos/turkish-gpt2-large",
			"ytu-ce-cosmos/Turkish-Llama-8b-v0.1",
			"meta-llama/Llama-3.1-8B"
		],
		calls: "base",
		textField: "generated_text",
		outputKind: "text",
		result: "plain",
		streams: true
	},
	"fill-mask": {
		method: "fillMask",
		schemas: "fill-mask",
		page: "fill-mask",
		outputKind: "fillings",
		result: "plain"
	},
	"sentence-similarity": {
		method: "sentenceSimilarity",
		schemas: "sentence-similarity",
		page: "sentence-similarity",
		outputKind: "pairs",
		result: "plain"
	},
	"text-to-speech": {
		method: "textToSpeech",
		schemas: "text-to-speech",
		page: "text-to-speech",
		outputKind: "media",
		result: "media",
		file: "speech.wav"
	},
	"text-to-audio": {
		method: "textToAudio",
		schemas: "text-to-audio",
		page: "text-to-audio",
		models: [
			"facebook/musicgen-small"
		],
		outputKind: "media",
		result: "media",
		file: "audio.wav"
	},
	"automatic-speech-recognition": {
		method: "automaticSpeechRecognition",
		schemas: "automatic-speech-recognition",
		page: "automatic-speech-recognition",
		outputKind: "text",
		result: "files"
	},
	"audio-to-audio": {
		method: "audioToAudio",
		schemas: "audio-to-audio",
		page: "audio-to-audio",
		outputKind: "sounds",
		result: "files"
	},
	"audio-classification": {
		method: "audioClassification",
		schemas: "audio-classification",
		page: "audio-classification",
		outputKind: "labels",
		result: "files"
	},
	"image-classification": {
		method: "imageClassification",
		schemas: "image-classification",
		page: "image-classification",
		outputKind: "labels",
		result: "files"
	},
	"object-detection": {
		method: "objectDetection",
		schemas: "object-detection",
		page: "object-detection",
		outputKind: "boxes",
		result: "files"
	},
	"image-segmentation": {
		method: "imageSegmentation",
		schemas: "image-segmentation",
		page: "image-segmentation",
		outputKind: "masks",
		result: "files"
	},
	"text-to-image": {
		method: "textToImage",
		schemas: "text-to-image",
		page: "text-to-image",
		outputKind: "media",
		result: "media",
		file: "image.png",
		hasOutputType: true
	},
	"image-to-text": {
		method: "imageToText",
		schemas: "image-to-text",
		page: "image-to-text",
		outputKind: "text",
		result: "files"
	},
	"image-to-image": {
		method: "imageToImage",
		schemas: "image-to-image",
		page: "image-to-image",
		outputKind: "media",
		result: "media",
		file: "image.png"
	},
	"image-to-video": {
		method: "imageToVideo",
		schemas: "image-to-video",
		page: "image-to-video",
		outputKind: "media",
		result: "media",
		file: "video.mp4"
	},
	"tabular-classification": {
		method: "tabularClassification",
		schemas: "tabular-classification",
		page: "tabular-classification",
		outputKind: "table",
		result: "plain"
	},
	"tabular-regression": {
		method: "tabularRegression",
		schemas: "tabular-regression",
		page: "tabular-regression",
		outputKind: "table",
		result: "plain"
	},
	"text-to-video": {
		method: "textToVideo",
		schemas: "text-to-video",
		page: "text-to-video",
		outputKind: "media",
		result: "media",
		file: "video.mp4"
	},
	"image-text-to-image": {
		method: "imageTextToImage",
		schemas: "image-text-to-image",
		page: "image-text-to-image",
		outputKind: "media",
		result: "media",
		file: "image.png"
	},
	"image-text-to-video": {
		method: "imageTextToVideo",
		schemas: "image-text-to-video",
		page: "image-text-to-video",
		outputKind: "media",
		result: "media",
		file: "video.mp4"
	},
	"visual-question-answering": {
		method: "visualQuestionAnswering",
		schemas: "visual-question-answering",
		page: "visual-question-answering",
		outputKind: "answers",
		result: "files",
		returnsBest: true
	},
	"document-question-answering": {
		method: "documentQuestionAnswering",
		schemas: "document-question-answering",
		page: "document-question-answering",
		outputKind: "answers",
		result: "files",
		returnsBest: true
	},
	"zero-shot-image-classification": {
		method: "zeroShotImageClassification",
		schemas: "zero-shot-image-classification",
		page: "zero-shot-image-classification",
		outputKind: "labels",
		result: "files"
	},
} as const satisfies Readonly<Record<string, CallableTask>>;

/** Id of a task that the client can call. */
export type CallableTaskId = keyof typeof CALLABLE_TASKS;
