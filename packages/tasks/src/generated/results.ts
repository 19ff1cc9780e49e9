// Made from the task folders by `npm run generate`. Do not edit.

import { results as automaticSpeechRecognitionResults } from "../results/automatic-speech-recognition.ts";
import { results as documentQuestionAnsweringResults } from "../results/document-question-answering.ts";
import { results as featureExtractionResults } from "../results/feature-extraction.ts";
import { results as imageSegmentationResults } from "../results/image-segmentation.ts";
import { results as imageToTextResults } from "../results/image-to-text.ts";
import { results as maskGenerationResults } from "../results/mask-generation.ts";
import { results as objectDetectionResults } from "../results/object-detection.ts";
import { results as questionAnsweringResults } from "../results/question-answering.ts";
import { results as sentenceSimilarityResults } from "../results/sentence-similarity.ts";
import { results as summarizationResults } from "../results/summarization.ts";
import { results as tableQuestionAnsweringResults } from "../results/table-question-answering.ts";
import { results as textClassificationResults } from "../results/text-classification.ts";
import { results as textGenerationResults } from "../results/text-generation.ts";
import { results as textRankingResults } from "../results/text-ranking.ts";
import { results as textRetrievalResults } from "../results/text-retrieval.ts";
import { results as textToSpeechResults } from "../results/text-to-speech.ts";
import { results as tokenClassificationResults } from "../results/token-classification.ts";
import { results as translationResults } from "../results/translation.ts";
import { results as visualDocumentRetrievalResults } from "../results/visual-document-retrieval.ts";
import { results as visualQuestionAnsweringResults } from "../results/visual-question-answering.ts";
import { results as zeroShotClassificationResults } from "../results/zero-shot-classification.ts";
import { results as zeroShotImageClassificationResults } from "../results/zero-shot-image-classification.ts";
import type { TaskResults } from "../types/results.ts";
import type { TaskId } from "../types/generated/task-ids.ts";

/** Published results of models, for the tasks that have some. */
export const RESULTS: { readonly [T in TaskId]?: TaskResults } = {
	"automatic-speech-recognition": automaticSpeechRecognitionResults,
	"document-question-answering": documentQuestionAnsweringResults,
	"feature-extraction": featureExtractionResults,
	"image-segmentation": imageSegmentationResults,
	"image-to-text": imageToTextResults,
	"mask-generation": maskGenerationResults,
	"object-detection": objectDetectionResults,
	"question-answering": questionAnsweringResults,
	"sentence-similarity": sentenceSimilarityResults,
	"summarization": summarizationResults,
	"table-question-answering": tableQuestionAnsweringResults,
	"text-classification": textClassificationResults,
	"text-generation": textGenerationResults,
	"text-ranking": textRankingResults,
	"text-retrieval": textRetrievalResults,
	"text-to-speech": textToSpeechResults,
	"token-classification": tokenClassificationResults,
	"translation": translationResults,
	"visual-document-retrieval": visualDocumentRetrievalResults,
	"visual-question-answering": visualQuestionAnsweringResults,
	"zero-shot-classification": zeroShotClassificationResults,
	"zero-shot-image-classification": zeroShotImageClassificationResults,
};
