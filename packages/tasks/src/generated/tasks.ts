// Made from the task folders by `npm run generate`. Do not edit.

import { task as textClassificationTask, info as textClassificationInfo } from "../tasks/text-classification/facts.ts";
import { task as tokenClassificationTask, info as tokenClassificationInfo } from "../tasks/token-classification/facts.ts";
import { task as tableQuestionAnsweringTask, info as tableQuestionAnsweringInfo } from "../tasks/table-question-answering/facts.ts";
import { task as questionAnsweringTask, info as questionAnsweringInfo } from "../tasks/question-answering/facts.ts";
import { task as zeroShotClassificationTask, info as zeroShotClassificationInfo } from "../tasks/zero-shot-classification/facts.ts";
import { task as translationTask, info as translationInfo } from "../tasks/translation/facts.ts";
import { task as summarizationTask, info as summarizationInfo } from "../tasks/summarization/facts.ts";
import { task as featureExtractionTask, info as featureExtractionInfo } from "../tasks/feature-extraction/facts.ts";
import { task as textGenerationTask, info as textGenerationInfo } from "../tasks/text-generation/facts.ts";
import { task as text2textGenerationTask, info as text2textGenerationInfo } from "../tasks/text2text-generation/facts.ts";
import { task as fillMaskTask, info as fillMaskInfo } from "../tasks/fill-mask/facts.ts";
import { task as sentenceSimilarityTask, info as sentenceSimilarityInfo } from "../tasks/sentence-similarity/facts.ts";
import { task as textToSpeechTask, info as textToSpeechInfo } from "../tasks/text-to-speech/facts.ts";
import { task as textToAudioTask, info as textToAudioInfo } from "../tasks/text-to-audio/facts.ts";
import { task as automaticSpeechRecognitionTask, info as automaticSpeechRecognitionInfo } from "../tasks/automatic-speech-recognition/facts.ts";
import { task as audioToAudioTask, info as audioToAudioInfo } from "../tasks/audio-to-audio/facts.ts";
import { task as audioClassificationTask, info as audioClassificationInfo } from "../tasks/audio-classification/facts.ts";
import { task as audioTextToTextTask, info as audioTextToTextInfo } from "../tasks/audio-text-to-text/facts.ts";
import { task as voiceActivityDetectionTask, info as voiceActivityDetectionInfo } from "../tasks/voice-activity-detection/facts.ts";
import { task as depthEstimationTask, info as depthEstimationInfo } from "../tasks/depth-estimation/facts.ts";
import { task as imageClassificationTask, info as imageClassificationInfo } from "../tasks/image-classification/facts.ts";
import { task as objectDetectionTask, info as objectDetectionInfo } from "../tasks/object-detection/facts.ts";
import { task as imageSegmentationTask, info as imageSegmentationInfo } from "../tasks/image-segmentation/facts.ts";
import { task as textToImageTask, info as textToImageInfo } from "../tasks/text-to-image/facts.ts";
import { task as imageToTextTask, info as imageToTextInfo } from "../tasks/image-to-text/facts.ts";
import { task as imageToImageTask, info as imageToImageInfo } from "../tasks/image-to-image/facts.ts";
import { task as imageToVideoTask, info as imageToVideoInfo } from "../tasks/image-to-video/facts.ts";
import { task as unconditionalImageGenerationTask, info as unconditionalImageGenerationInfo } from "../tasks/unconditional-image-generation/facts.ts";
import { task as videoClassificationTask, info as videoClassificationInfo } from "../tasks/video-classification/facts.ts";
import { task as reinforcementLearningTask, info as reinforcementLearningInfo } from "../tasks/reinforcement-learning/facts.ts";
import { task as roboticsTask, info as roboticsInfo } from "../tasks/robotics/facts.ts";
import { task as tabularClassificationTask, info as tabularClassificationInfo } from "../tasks/tabular-classification/facts.ts";
import { task as tabularRegressionTask, info as tabularRegressionInfo } from "../tasks/tabular-regression/facts.ts";
import { task as tabularToTextTask, info as tabularToTextInfo } from "../tasks/tabular-to-text/facts.ts";
import { task as tableToTextTask, info as tableToTextInfo } from "../tasks/table-to-text/facts.ts";
import { task as multipleChoiceTask, info as multipleChoiceInfo } from "../tasks/multiple-choice/facts.ts";
import { task as textRankingTask, info as textRankingInfo } from "../tasks/text-ranking/facts.ts";
import { task as textRetrievalTask, info as textRetrievalInfo } from "../tasks/text-retrieval/facts.ts";
import { task as timeSeriesForecastingTask, info as timeSeriesForecastingInfo } from "../tasks/time-series-forecasting/facts.ts";
import { task as textToVideoTask, info as textToVideoInfo } from "../tasks/text-to-video/facts.ts";
import { task as imageTextToTextTask, info as imageTextToTextInfo } from "../tasks/image-text-to-text/facts.ts";
import { task as imageTextToImageTask, info as imageTextToImageInfo } from "../tasks/image-text-to-image/facts.ts";
import { task as imageTextToVideoTask, info as imageTextToVideoInfo } from "../tasks/image-text-to-video/facts.ts";
import { task as visualQuestionAnsweringTask, info as visualQuestionAnsweringInfo } from "../tasks/visual-question-answering/facts.ts";
import { task as documentQuestionAnsweringTask, info as documentQuestionAnsweringInfo } from "../tasks/document-question-answering/facts.ts";
import { task as zeroShotImageClassificationTask, info as zeroShotImageClassificationInfo } from "../tasks/zero-shot-image-classification/facts.ts";
import { task as graphMlTask, info as graphMlInfo } from "../tasks/graph-ml/facts.ts";
import { task as maskGenerationTask, info as maskGenerationInfo } from "../tasks/mask-generation/facts.ts";
import { task as zeroShotObjectDetectionTask, info as zeroShotObjectDetectionInfo } from "../tasks/zero-shot-object-detection/facts.ts";
import { task as textTo3dTask, info as textTo3dInfo } from "../tasks/text-to-3d/facts.ts";
import { task as imageTo3dTask, info as imageTo3dInfo } from "../tasks/image-to-3d/facts.ts";
import { task as imageFeatureExtractionTask, info as imageFeatureExtractionInfo } from "../tasks/image-feature-extraction/facts.ts";
import { task as videoTextToTextTask, info as videoTextToTextInfo } from "../tasks/video-text-to-text/facts.ts";
import { task as keypointDetectionTask, info as keypointDetectionInfo } from "../tasks/keypoint-detection/facts.ts";
import { task as visualDocumentRetrievalTask, info as visualDocumentRetrievalInfo } from "../tasks/visual-document-retrieval/facts.ts";
import { task as anyToAnyTask, info as anyToAnyInfo } from "../tasks/any-to-any/facts.ts";
import { task as videoToVideoTask, info as videoToVideoInfo } from "../tasks/video-to-video/facts.ts";
import { task as otherTask, info as otherInfo } from "../tasks/other/facts.ts";
import type { Task, TaskInfo } from "../types/task.ts";
import type { TaskId } from "../types/generated/task-ids.ts";

/** Every task by its id, in catalogue order. */
export const TASKS: Readonly<Record<TaskId, Task>> = {
	"text-classification": textClassificationTask,
	"token-classification": tokenClassificationTask,
	"table-question-answering": tableQuestionAnsweringTask,
	"question-answering": questionAnsweringTask,
	"zero-shot-classification": zeroShotClassificationTask,
	"translation": translationTask,
	"summarization": summarizationTask,
	"feature-extraction": featureExtractionTask,
	"text-generation": textGenerationTask,
	"text2text-generation": text2textGenerationTask,
	"fill-mask": fillMaskTask,
	"sentence-similarity": sentenceSimilarityTask,
	"text-to-speech": textToSpeechTask,
	"text-to-audio": textToAudioTask,
	"automatic-speech-recognition": automaticSpeechRecognitionTask,
	"audio-to-audio": audioToAudioTask,
	"audio-classification": audioClassificationTask,
	"audio-text-to-text": audioTextToTextTask,
	"voice-activity-detection": voiceActivityDetectionTask,
	"depth-estimation": depthEstimationTask,
	"image-classification": imageClassificationTask,
	"object-detection": objectDetectionTask,
	"image-segmentation": imageSegmentationTask,
	"text-to-image": textToImageTask,
	"image-to-text": imageToTextTask,
	"image-to-image": imageToImageTask,
	"image-to-video": imageToVideoTask,
	"unconditional-image-generation": unconditionalImageGenerationTask,
	"video-classification": videoClassificationTask,
	"reinforcement-learning": reinforcementLearningTask,
	"robotics": roboticsTask,
	"tabular-classification": tabularClassificationTask,
	"tabular-regression": tabularRegressionTask,
	"tabular-to-text": tabularToTextTask,
	"table-to-text": tableToTextTask,
	"multiple-choice": multipleChoiceTask,
	"text-ranking": textRankingTask,
	"text-retrieval": textRetrievalTask,
	"time-series-forecasting": timeSeriesForecastingTask,
	"text-to-video": textToVideoTask,
	"image-text-to-text": imageTextToTextTask,
	"image-text-to-image": imageTextToImageTask,
	"image-text-to-video": imageTextToVideoTask,
	"visual-question-answering": visualQuestionAnsweringTask,
	"document-question-answering": documentQuestionAnsweringTask,
	"zero-shot-image-classification": zeroShotImageClassificationTask,
	"graph-ml": graphMlTask,
	"mask-generation": maskGenerationTask,
	"zero-shot-object-detection": zeroShotObjectDetectionTask,
	"text-to-3d": textTo3dTask,
	"image-to-3d": imageTo3dTask,
	"image-feature-extraction": imageFeatureExtractionTask,
	"video-text-to-text": videoTextToTextTask,
	"keypoint-detection": keypointDetectionTask,
	"visual-document-retrieval": visualDocumentRetrievalTask,
	"any-to-any": anyToAnyTask,
	"video-to-video": videoToVideoTask,
	"other": otherTask,
};

/** Summary, demo, models, data sets, metrics and spaces of every task. */
export const TASK_INFO: Readonly<Record<TaskId, TaskInfo>> = {
	"text-classification": textClassificationInfo,
	"token-classification": tokenClassificationInfo,
	"table-question-answering": tableQuestionAnsweringInfo,
	"question-answering": questionAnsweringInfo,
	"zero-shot-classification": zeroShotClassificationInfo,
	"translation": translationInfo,
	"summarization": summarizationInfo,
	"feature-extraction": featureExtractionInfo,
	"text-generation": textGenerationInfo,
	"text2text-generation": text2textGenerationInfo,
	"fill-mask": fillMaskInfo,
	"sentence-similarity": sentenceSimilarityInfo,
	"text-to-speech": textToSpeechInfo,
	"text-to-audio": textToAudioInfo,
	"automatic-speech-recognition": automaticSpeechRecognitionInfo,
	"audio-to-audio": audioToAudioInfo,
	"audio-classification": audioClassificationInfo,
	"audio-text-to-text": audioTextToTextInfo,
	"voice-activity-detection": voiceActivityDetectionInfo,
	"depth-estimation": depthEstimationInfo,
	"image-classification": imageClassificationInfo,
	"object-detection": objectDetectionInfo,
	"image-segmentation": imageSegmentationInfo,
	"text-to-image": textToImageInfo,
	"image-to-text": imageToTextInfo,
	"image-to-image": imageToImageInfo,
	"image-to-video": imageToVideoInfo,
	"unconditional-image-generation": unconditionalImageGenerationInfo,
	"video-classification": videoClassificationInfo,
	"reinforcement-learning": reinforcementLearningInfo,
	"robotics": roboticsInfo,
	"tabular-classification": tabularClassificationInfo,
	"tabular-regression": tabularRegressionInfo,
	"tabular-to-text": tabularToTextInfo,
	"table-to-text": tableToTextInfo,
	"multiple-choice": multipleChoiceInfo,
	"text-ranking": textRankingInfo,
	"text-retrieval": textRetrievalInfo,
	"time-series-forecasting": timeSeriesForecastingInfo,
	"text-to-video": textToVideoInfo,
	"image-text-to-text": imageTextToTextInfo,
	"image-text-to-image": imageTextToImageInfo,
	"image-text-to-video": imageTextToVideoInfo,
	"visual-question-answering": visualQuestionAnsweringInfo,
	"document-question-answering": documentQuestionAnsweringInfo,
	"zero-shot-image-classification": zeroShotImageClassificationInfo,
	"graph-ml": graphMlInfo,
	"mask-generation": maskGenerationInfo,
	"zero-shot-object-detection": zeroShotObjectDetectionInfo,
	"text-to-3d": textTo3dInfo,
	"image-to-3d": imageTo3dInfo,
	"image-feature-extraction": imageFeatureExtractionInfo,
	"video-text-to-text": videoTextToTextInfo,
	"keypoint-detection": keypointDetectionInfo,
	"visual-document-retrieval": visualDocumentRetrievalInfo,
	"any-to-any": anyToAnyInfo,
	"video-to-video": videoToVideoInfo,
	"other": otherInfo,
};
