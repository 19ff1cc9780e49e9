import { fillMask } from "./fill-mask.ts";
import { chat, textGeneration } from "./generate/generation-runners.ts";
import * as media from "./media-runners.ts";
import { questionAnswering } from "./question-answering.ts";
import type { Runner } from "./parts/runner.ts";
import type { LocalTask } from "./task-table.ts";
import * as text from "./text-runners.ts";
import { tokenClassification } from "./token-classification.ts";

/** How each task runs. */
export const RUNNERS: Readonly<Record<LocalTask, Runner>> = {
	"text-classification": text.textClassification,
	"token-classification": tokenClassification,
	"zero-shot-classification": text.zeroShotClassification,
	"question-answering": questionAnswering,
	"fill-mask": fillMask,
	summarization: text.textToText,
	translation: text.textToText,
	"text2text-generation": text.textToText,
	"text-generation": textGeneration,
	conversational: chat,
	"feature-extraction": text.featureExtraction,
	"sentence-similarity": text.sentenceSimilarity,
	"text-ranking": text.textRanking,
	"image-classification": media.imageClassification,
	"object-detection": media.objectDetection,
	"image-segmentation": media.imageSegmentation,
	"background-removal": media.imageToImage,
	"depth-estimation": media.depthEstimation,
	"zero-shot-image-classification": media.findLabels,
	"zero-shot-object-detection": media.findLabels,
	"image-to-text": media.describePicture,
	"image-to-image": media.imageToImage,
	"image-feature-extraction": media.imageFeatureExtraction,
	"document-question-answering": media.documentQuestionAnswering,
	"automatic-speech-recognition": media.speechRecognition,
	"audio-classification": media.audioClassification,
	"text-to-speech": media.textToSpeech,
	"text-to-audio": media.textToSpeech,
};
