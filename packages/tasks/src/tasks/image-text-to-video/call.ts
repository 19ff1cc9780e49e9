import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls image-text-to-video. */
export const call: TaskCall = {
	file: "video.mp4",
	docs: "Makes a video from a first picture, a prompt, or both. `inputs` is the image file, `parameters.prompt` the text; one of them is needed. Returns the video as a Blob, with its media type where the server names one.",
};
