// Made from the task folders by `npm run generate`. Do not edit.

/** Ids of all tasks, in catalogue order. */
export const TASK_IDS = [
	"text-classification",
	"token-classification",
	"table-question-answering",
	"question-answering",
	"zero-shot-classification",
	"translation",
	"summarization",
	"feature-extraction",
	"text-generation",
	"text2text-generation",
	"fill-mask",
	"sentence-similarity",
	"text-to-speech",
	"text-to-audio",
	"automatic-speech-recognition",
	"audio-to-audio",
	"audio-classification",
	"audio-text-to-text",
	"voice-activity-detection",
	"depth-estimation",
	"image-classification",
	"object-detection",
	"image-segmentation",
	"text-to-image",
	"image-to-text",
	"image-to-image",
	"image-to-video",
	"unconditional-image-generation",
	"video-classification",
	"reinforcement-learning",
	"robotics",
	"tabular-classification",
	"tabular-regression",
	"tabular-to-text",
	"table-to-text",
	"multiple-choice",
	"text-ranking",
	"text-retrieval",
	"time-series-forecasting",
	"text-to-video",
	"image-text-to-text",
	"image-text-to-image",
	"image-text-to-video",
	"visual-question-answering",
	"document-question-answering",
	"zero-shot-image-classification",
	"graph-ml",
	"mask-generation",
	"zero-shot-object-detection",
	"text-to-3d",
	"image-to-3d",
	"image-feature-extraction",
	"video-text-to-text",
	"keypoint-detection",
	"visual-document-retrieval",
	"any-to-any",
	"video-to-video",
	"other",
] as const;

/** Id of a task of the catalogue. */
export type TaskId = (typeof TASK_IDS)[number];

/** Id of a task that has schemas; `chat-completion` is not in the catalogue. */
export type SchemaTaskId =
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
