// Made from the task folders by `npm run generate`. Do not edit.

import { examples as textClassificationExamples } from "../tasks/text-classification/examples.ts";
import { examples as tokenClassificationExamples } from "../tasks/token-classification/examples.ts";
import { examples as tableQuestionAnsweringExamples } from "../tasks/table-question-answering/examples.ts";
import { examples as questionAnsweringExamples } from "../tasks/question-answering/examples.ts";
import { examples as zeroShotClassificationExamples } from "../tasks/zero-shot-classification/examples.ts";
import { examples as translationExamples } from "../tasks/translation/examples.ts";
import { examples as summarizationExamples } from "../tasks/summarization/examples.ts";
import { examples as featureExtractionExamples } from "../tasks/feature-extraction/examples.ts";
import { examples as textGenerationExamples } from "../tasks/text-generation/examples.ts";
import { examples as text2textGenerationExamples } from "../tasks/text2text-generation/examples.ts";
import { examples as fillMaskExamples } from "../tasks/fill-mask/examples.ts";
import { examples as sentenceSimilarityExamples } from "../tasks/sentence-similarity/examples.ts";
import { examples as textToSpeechExamples } from "../tasks/text-to-speech/examples.ts";
import { examples as textToAudioExamples } from "../tasks/text-to-audio/examples.ts";
import { examples as automaticSpeechRecognitionExamples } from "../tasks/automatic-speech-recognition/examples.ts";
import { examples as audioToAudioExamples } from "../tasks/audio-to-audio/examples.ts";
import { examples as audioClassificationExamples } from "../tasks/audio-classification/examples.ts";
import { examples as depthEstimationExamples } from "../tasks/depth-estimation/examples.ts";
import { examples as imageClassificationExamples } from "../tasks/image-classification/examples.ts";
import { examples as objectDetectionExamples } from "../tasks/object-detection/examples.ts";
import { examples as imageSegmentationExamples } from "../tasks/image-segmentation/examples.ts";
import { examples as textToImageExamples } from "../tasks/text-to-image/examples.ts";
import { examples as imageToTextExamples } from "../tasks/image-to-text/examples.ts";
import { examples as imageToImageExamples } from "../tasks/image-to-image/examples.ts";
import { examples as imageToVideoExamples } from "../tasks/image-to-video/examples.ts";
import { examples as videoClassificationExamples } from "../tasks/video-classification/examples.ts";
import { examples as tabularClassificationExamples } from "../tasks/tabular-classification/examples.ts";
import { examples as tabularRegressionExamples } from "../tasks/tabular-regression/examples.ts";
import { examples as textToVideoExamples } from "../tasks/text-to-video/examples.ts";
import { examples as imageTextToImageExamples } from "../tasks/image-text-to-image/examples.ts";
import { examples as imageTextToVideoExamples } from "../tasks/image-text-to-video/examples.ts";
import { examples as visualQuestionAnsweringExamples } from "../tasks/visual-question-answering/examples.ts";
import { examples as documentQuestionAnsweringExamples } from "../tasks/document-question-answering/examples.ts";
import { examples as zeroShotImageClassificationExamples } from "../tasks/zero-shot-image-classification/examples.ts";
import { examples as zeroShotObjectDetectionExamples } from "../tasks/zero-shot-object-detection/examples.ts";
import { examples as chatCompletionExamples } from "../tasks/chat-completion/examples.ts";
import type { TaskExamples } from "../types/task.ts";

/** Id of a task with examples; `chat-completion` is not in the catalogue. */
export type ExampleTaskId =
	| "text-classification"
	| "token-classification"
	| "table-question-answering"
	| "question-answering"
	| "zero-shot-classification"
	| "translation"
	| "summarization"
	| "feature-extraction"
	| "text-generation"
	| "text2text-generation"
	| "fill-mask"
	| "sentence-similarity"
	| "text-to-speech"
	| "text-to-audio"
	| "automatic-speech-recognition"
	| "audio-to-audio"
	| "audio-classification"
	| "depth-estimation"
	| "image-classification"
	| "object-detection"
	| "image-segmentation"
	| "text-to-image"
	| "image-to-text"
	| "image-to-image"
	| "image-to-video"
	| "video-classification"
	| "tabular-classification"
	| "tabular-regression"
	| "text-to-video"
	| "image-text-to-image"
	| "image-text-to-video"
	| "visual-question-answering"
	| "document-question-answering"
	| "zero-shot-image-classification"
	| "zero-shot-object-detection"
	| "chat-completion";

/** Calls with the right result, for every task that the client calls. */
export const CALL_EXAMPLES: Readonly<Record<Exclude<ExampleTaskId, "text2text-generation" | "depth-estimation" | "video-classification" | "zero-shot-object-detection">, TaskExamples>> = {
	"text-classification": textClassificationExamples,
	"token-classification": tokenClassificationExamples,
	"table-question-answering": tableQuestionAnsweringExamples,
	"question-answering": questionAnsweringExamples,
	"zero-shot-classification": zeroShotClassificationExamples,
	"translation": translationExamples,
	"summarization": summarizationExamples,
	"feature-extraction": featureExtractionExamples,
	"text-generation": textGenerationExamples,
	"fill-mask": fillMaskExamples,
	"sentence-similarity": sentenceSimilarityExamples,
	"text-to-speech": textToSpeechExamples,
	"text-to-audio": textToAudioExamples,
	"automatic-speech-recognition": automaticSpeechRecognitionExamples,
	"audio-to-audio": audioToAudioExamples,
	"audio-classification": audioClassificationExamples,
	"image-classification": imageClassificationExamples,
	"object-detection": objectDetectionExamples,
	"image-segmentation": imageSegmentationExamples,
	"text-to-image": textToImageExamples,
	"image-to-text": imageToTextExamples,
	"image-to-image": imageToImageExamples,
	"image-to-video": imageToVideoExamples,
	"tabular-classification": tabularClassificationExamples,
	"tabular-regression": tabularRegressionExamples,
	"text-to-video": textToVideoExamples,
	"image-text-to-image": imageTextToImageExamples,
	"image-text-to-video": imageTextToVideoExamples,
	"visual-question-answering": visualQuestionAnsweringExamples,
	"document-question-answering": documentQuestionAnsweringExamples,
	"zero-shot-image-classification": zeroShotImageClassificationExamples,
	"chat-completion": chatCompletionExamples,
};

/** The examples of every task that has schemas, by its id there: calls in each language of the site, with their results. */
export const TASK_EXAMPLES: Readonly<Record<ExampleTaskId, TaskExamples>> = {
	...CALL_EXAMPLES,
	"text2text-generation": text2textGenerationExamples,
	"depth-estimation": depthEstimationExamples,
	"video-classification": videoClassificationExamples,
	"zero-shot-object-detection": zeroShotObjectDetectionExamples,
};
