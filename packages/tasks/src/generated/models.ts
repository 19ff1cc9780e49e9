// Made from the task folders by `npm run generate`. Do not edit.

import { models as anyToAnyModels } from "../models/any-to-any.ts";
import { models as audioClassificationModels } from "../models/audio-classification.ts";
import { models as audioTextToTextModels } from "../models/audio-text-to-text.ts";
import { models as audioToAudioModels } from "../models/audio-to-audio.ts";
import { models as automaticSpeechRecognitionModels } from "../models/automatic-speech-recognition.ts";
import { models as depthEstimationModels } from "../models/depth-estimation.ts";
import { models as documentQuestionAnsweringModels } from "../models/document-question-answering.ts";
import { models as featureExtractionModels } from "../models/feature-extraction.ts";
import { models as fillMaskModels } from "../models/fill-mask.ts";
import { models as graphMlModels } from "../models/graph-ml.ts";
import { models as imageClassificationModels } from "../models/image-classification.ts";
import { models as imageFeatureExtractionModels } from "../models/image-feature-extraction.ts";
import { models as imageSegmentationModels } from "../models/image-segmentation.ts";
import { models as imageTextToImageModels } from "../models/image-text-to-image.ts";
import { models as imageTextToTextModels } from "../models/image-text-to-text.ts";
import { models as imageTextToVideoModels } from "../models/image-text-to-video.ts";
import { models as imageTo3dModels } from "../models/image-to-3d.ts";
import { models as imageToImageModels } from "../models/image-to-image.ts";
import { models as imageToTextModels } from "../models/image-to-text.ts";
import { models as imageToVideoModels } from "../models/image-to-video.ts";
import { models as keypointDetectionModels } from "../models/keypoint-detection.ts";
import { models as maskGenerationModels } from "../models/mask-generation.ts";
import { models as objectDetectionModels } from "../models/object-detection.ts";
import { models as questionAnsweringModels } from "../models/question-answering.ts";
import { models as reinforcementLearningModels } from "../models/reinforcement-learning.ts";
import { models as roboticsModels } from "../models/robotics.ts";
import { models as sentenceSimilarityModels } from "../models/sentence-similarity.ts";
import { models as summarizationModels } from "../models/summarization.ts";
import { models as tableQuestionAnsweringModels } from "../models/table-question-answering.ts";
import { models as tabularClassificationModels } from "../models/tabular-classification.ts";
import { models as tabularRegressionModels } from "../models/tabular-regression.ts";
import { models as textClassificationModels } from "../models/text-classification.ts";
import { models as textGenerationModels } from "../models/text-generation.ts";
import { models as textRankingModels } from "../models/text-ranking.ts";
import { models as textRetrievalModels } from "../models/text-retrieval.ts";
import { models as textTo3dModels } from "../models/text-to-3d.ts";
import { models as textToAudioModels } from "../models/text-to-audio.ts";
import { models as textToImageModels } from "../models/text-to-image.ts";
import { models as textToSpeechModels } from "../models/text-to-speech.ts";
import { models as textToVideoModels } from "../models/text-to-video.ts";
import { models as text2textGenerationModels } from "../models/text2text-generation.ts";
import { models as timeSeriesForecastingModels } from "../models/time-series-forecasting.ts";
import { models as tokenClassificationModels } from "../models/token-classification.ts";
import { models as translationModels } from "../models/translation.ts";
import { models as unconditionalImageGenerationModels } from "../models/unconditional-image-generation.ts";
import { models as videoClassificationModels } from "../models/video-classification.ts";
import { models as videoTextToTextModels } from "../models/video-text-to-text.ts";
import { models as videoToVideoModels } from "../models/video-to-video.ts";
import { models as visualDocumentRetrievalModels } from "../models/visual-document-retrieval.ts";
import { models as visualQuestionAnsweringModels } from "../models/visual-question-answering.ts";
import { models as voiceActivityDetectionModels } from "../models/voice-activity-detection.ts";
import { models as zeroShotClassificationModels } from "../models/zero-shot-classification.ts";
import { models as zeroShotImageClassificationModels } from "../models/zero-shot-image-classification.ts";
import { models as zeroShotObjectDetectionModels } from "../models/zero-shot-object-detection.ts";
import type { Model } from "../types/model.ts";

/** Every model that the site names, in no order. */
export const MODELS: readonly Model[] = [
	...anyToAnyModels,
	...audioClassificationModels,
	...audioTextToTextModels,
	...audioToAudioModels,
	...automaticSpeechRecognitionModels,
	...depthEstimationModels,
	...documentQuestionAnsweringModels,
	...featureExtractionModels,
	...fillMaskModels,
	...graphMlModels,
	...imageClassificationModels,
	...imageFeatureExtractionModels,
	...imageSegmentationModels,
	...imageTextToImageModels,
	...imageTextToTextModels,
	...imageTextToVideoModels,
	...imageTo3dModels,
	...imageToImageModels,
	...imageToTextModels,
	...imageToVideoModels,
	...keypointDetectionModels,
	...maskGenerationModels,
	...objectDetectionModels,
	...questionAnsweringModels,
	...reinforcementLearningModels,
	...roboticsModels,
	...sentenceSimilarityModels,
	...summarizationModels,
	...tableQuestionAnsweringModels,
	...tabularClassificationModels,
	...tabularRegressionModels,
	...textClassificationModels,
	...textGenerationModels,
	...textRankingModels,
	...textRetrievalModels,
	...textTo3dModels,
	...textToAudioModels,
	...textToImageModels,
	...textToSpeechModels,
	...textToVideoModels,
	...text2textGenerationModels,
	...timeSeriesForecastingModels,
	...tokenClassificationModels,
	...translationModels,
	...unconditionalImageGenerationModels,
	...videoClassificationModels,
	...videoTextToTextModels,
	...videoToVideoModels,
	...visualDocumentRetrievalModels,
	...visualQuestionAnsweringModels,
	...voiceActivityDetectionModels,
	...zeroShotClassificationModels,
	...zeroShotImageClassificationModels,
	...zeroShotObjectDetectionModels,
];
