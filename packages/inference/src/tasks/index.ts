export { chatCompletion, chatCompletionStream } from "./chat.ts";
export { textToImage } from "./image.ts";
export { featureExtraction } from "./text.ts";
export { textToVideo } from "./video.ts";
