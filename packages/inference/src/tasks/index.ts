export {
	audioClassification,
	audioToAudio,
	automaticSpeechRecognition,
	textToAudio,
	textToSpeech,
} from "./audio.ts";
export { chatCompletion, chatCompletionStream } from "./chat.ts";
export {
	documentQuestionAnswering,
	imageClassification,
	imageSegmentation,
	imageTextToImage,
	imageToImage,
	imageToText,
	objectDetection,
	textToImage,
	visualQuestionAnswering,
	zeroShotImageClassification,
} from "./image.ts";
export {
	featureExtraction,
	fillMask,
	questionAnswering,
	sentenceSimilarity,
	summarization,
	tableQuestionAnswering,
	textClassification,
	textGeneration,
	textGenerationStream,
	tokenClassification,
	translation,
	zeroShotClassification,
} from "./text.ts";
export { imageTextToVideo, imageToVideo, textToVideo } from "./video.ts";
export { request, streamingRequest } from "../entry/request.ts";
export { tabularClassification, tabularRegression } from "./tabular.ts";
